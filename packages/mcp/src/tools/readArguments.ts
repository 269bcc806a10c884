import { invalidParams } from '../invalidParams.ts';
import type { ArgumentSchema, ToolDefinition } from './definitions.ts';

/** The parsed value of an argument. */
export type ArgumentValue = string | number | Record<string, string>;

/**
 * Validates a client's arguments against a tool's definition: no unknown arguments, no missing ones, and no wrong
 * types.
 */
export function readArguments(
  definition: Pick<ToolDefinition, 'name' | 'arguments' | 'required'>,
  given: unknown = {},
): Record<string, ArgumentValue> {
  const { name: tool, arguments: schemas, required } = definition;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalidParams(`${tool}: the arguments must be an object`);
  }
  const values = given as Record<string, unknown>;
  const names = Object.keys(schemas);
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(schemas, name)) {
      throw invalidParams(`${tool} has no argument \`${shorten(name)}\`: it takes ${names.join(', ')}`);
    }
  }
  const read: Record<string, ArgumentValue> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) read[name] = readValue(`${tool}: \`${name}\``, schema, value);
    else if (required.includes(name)) throw invalidParams(`${tool} needs the argument \`${name}\``);
    else if (schema.default !== undefined) read[name] = schema.default;
  }
  return read;
}

function readValue(at: string, schema: ArgumentSchema, value: unknown): ArgumentValue {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = schema;
  if (schema.type === 'integer') {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      throw invalidParams(`${at} must be a whole number, and is ${kindOf(value)}`);
    }
    if (value < minimum || value > maximum) {
      throw invalidParams(`${at} must be from ${minimum} to ${maximum}, and is ${value}`);
    }
    return value;
  }
  if (schema.type === 'object') return readTextMap(at, schema, value);
  if (typeof value !== 'string') throw invalidParams(`${at} must be text, and is ${kindOf(value)}`);
  // JSON Schema counts code points.
  const length = value.length > maxLength ? [...value].length : value.length;
  if (length < minLength) throw invalidParams(`${at} must not be empty`);
  if (length > maxLength) throw invalidParams(`${at} may have ${maxLength} characters, and has ${length}`);
  if (schema.enum && !schema.enum.includes(value)) {
    throw invalidParams(`${at} must be one of ${schema.enum.join(', ')}, and is "${shorten(value)}"`);
  }
  return value;
}

function readTextMap(
  at: string,
  {
    maxProperties = 0,
    additionalProperties: { maxLength } = { type: 'string', maxLength: 0 },
  }: ArgumentSchema,
  value: unknown,
): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidParams(`${at} must be an object, and is ${kindOf(value)}`);
  }
  const entries = Object.entries(value);
  if (entries.length > maxProperties) {
    throw invalidParams(`${at} may have ${maxProperties} entries, and has ${entries.length}`);
  }
  for (const [name, text] of entries) {
    readValue(`${at}, "${shorten(name)}"`, { type: 'string', description: '', maxLength }, text);
  }
  // Returned unchanged, so a name such as `__proto__` stays a plain name.
  return value as Record<string, string>;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a number with a fraction';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Shortens a client's text for an error message. */
const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
