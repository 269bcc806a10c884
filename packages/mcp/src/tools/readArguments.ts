import { isObject } from '../../../model/src/openapi/document.ts';
import { invalidParams, shorten } from '../invalidParams.ts';
import type { ArgumentSchema, ToolDefinition } from './definitions.ts';

export type ArgumentValue = string | number | Record<string, string>;

/**
 * Validates a client's arguments against a tool's definition: no unknown arguments, no missing ones, and no wrong
 * types.
 */
export function readArguments(
  definition: Pick<ToolDefinition, 'name' | 'arguments' | 'required'>,
  input: unknown = {},
): Record<string, ArgumentValue> {
  const { name: tool, arguments: schemas, required } = definition;
  if (!isObject(input)) throw invalidParams(`${tool}: the arguments must be an object`);
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(schemas, name));
  if (unknown !== undefined) {
    const names = Object.keys(schemas).join(', ');
    throw invalidParams(`${tool} has no argument \`${shorten(unknown)}\`: it takes ${names}`);
  }
  const result: Record<string, ArgumentValue> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value !== undefined) result[name] = readValue(`${tool}: \`${name}\``, schema, value);
    else if (required.includes(name)) throw invalidParams(`${tool} needs the argument \`${name}\``);
    else if (schema.default !== undefined) result[name] = schema.default;
  }
  return result;
}

function readValue(label: string, schema: ArgumentSchema, value: unknown): ArgumentValue {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = schema;
  if (schema.type === 'integer') {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      throw invalidParams(`${label} must be a whole number, and is ${kindOf(value)}`);
    }
    if (value < minimum || value > maximum) {
      throw invalidParams(`${label} must be from ${minimum} to ${maximum}, and is ${value}`);
    }
    return value;
  }
  if (schema.type === 'object') return readTextMap(label, schema, value);
  if (typeof value !== 'string') throw invalidParams(`${label} must be text, and is ${kindOf(value)}`);
  // JSON Schema counts code points.
  const length = value.length > maxLength ? [...value].length : value.length;
  if (length < minLength) throw invalidParams(`${label} must not be empty`);
  if (length > maxLength)
    throw invalidParams(`${label} may have at most ${maxLength} characters, and has ${length}`);
  if (schema.enum && !schema.enum.includes(value)) {
    throw invalidParams(`${label} must be one of ${schema.enum.join(', ')}, and is "${shorten(value)}"`);
  }
  return value;
}

function readTextMap(
  label: string,
  {
    maxProperties = Infinity,
    additionalProperties: { maxLength } = { type: 'string', maxLength: Infinity },
  }: ArgumentSchema,
  value: unknown,
): Record<string, string> {
  if (!isObject(value)) throw invalidParams(`${label} must be an object, and is ${kindOf(value)}`);
  const entries = Object.entries(value);
  if (entries.length > maxProperties) {
    throw invalidParams(`${label} may have at most ${maxProperties} entries, and has ${entries.length}`);
  }
  for (const [name, text] of entries) {
    readValue(`${label}, "${shorten(name)}"`, { type: 'string', description: '', maxLength }, text);
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
