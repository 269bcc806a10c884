import type { FieldSchema, Member } from '../browser/tryIt/TryItOperation.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';

const FORMATS: Record<string, string> = {
  email: 'e-mail address',
  uri: 'URL',
  'date-time': 'time, RFC 3339',
  date: 'date',
  uuid: 'UUID',
};

/** Maximum length of a pattern that is still helpful next to a field. */
const SHORT_PATTERN = 32;

/** Returns the constraints of a value, for the line below its field: `text, at most 255 characters`. */
function hintOf(node: JsonObject, types: readonly Json[]): string {
  const { format, pattern } = node;
  const shownPattern = typeof pattern === 'string' && pattern.length <= SHORT_PATTERN && pattern;
  return [
    (typeof format === 'string' && FORMATS[format]) || typeWord(types),
    rangeText(node.minimum, node.maximum, ''),
    rangeText(node.minLength === 1 ? undefined : node.minLength, node.maxLength, ' characters'),
    rangeText(node.minItems, node.maxItems, ' entries'),
    shownPattern && `pattern ${shownPattern}`,
    types.includes('null') && 'or null',
  ]
    .filter(Boolean)
    .join(', ');
}

const WORDS: Record<string, string> = { string: 'text', integer: 'whole number', array: 'list' };

const typeWord = (types: readonly Json[]): string =>
  types
    .filter((type) => type !== 'null')
    .map((type) => WORDS[String(type)] ?? String(type))
    .join(' or ');

function rangeText(least: Json | undefined, most: Json | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined)
    return least === most ? `${String(least)}${unit}` : `${String(least)} to ${String(most)}${unit}`;
  if (least !== undefined) return `at least ${String(least)}${unit}`;
  return most === undefined ? undefined : `at most ${String(most)}${unit}`;
}

/** Kinds of fields that don't show which values they accept. */
const HINTED: readonly string[] = ['text', 'number', 'list', 'json'];
const EVIDENT: readonly string[] = ['', 'text', 'list'];

/** Parts nested more deeply are entered as JSON. */
const DEPTH = 6;

export function fieldOf(description: Description, schema: Json | undefined, depth = 0): FieldSchema {
  const { value: node } = description.resolve<JsonObject>(schema);
  const types: Json[] = [node.type ?? []].flat();
  const kind = kindOf(description, node, types, depth) ?? { kind: 'json' };
  const hint = hintOf(node, types);
  return {
    ...kind,
    ...(HINTED.includes(kind.kind) && !EVIDENT.includes(hint) && { hint }),
    ...(types.includes('null') && { nullable: true }),
  };
}

function kindOf(
  description: Description,
  node: JsonObject,
  types: readonly Json[],
  depth: number,
): FieldSchema | undefined {
  if (node.const !== undefined) return { kind: 'fixed', value: node.const };
  if (Array.isArray(node.enum)) return choiceOf(node.enum);
  if (depth < DEPTH) {
    if (Array.isArray(node.oneOf)) return variantsOf(description, node, depth);
    if (isObject(node.properties)) return { kind: 'object', members: membersOf(description, node, depth) };
    if (types.includes('array')) return { kind: 'list', item: fieldOf(description, node.items, depth + 1) };
  }
  if (types.includes('string')) return { kind: 'text', ...(isLong(node) && { long: true }) };
  if (types.includes('integer') || types.includes('number')) return { kind: 'number' };
  return types.includes('boolean') ? { kind: 'boolean' } : undefined;
}

/** Whether a text may be longer than a line, unlike a word or an id. */
const isLong = ({ maxLength }: JsonObject): boolean => typeof maxLength === 'number' && maxLength > 500;

const choiceOf = (options: Json[]): FieldSchema =>
  options.length === 1 && options[0] !== undefined
    ? { kind: 'fixed', value: options[0] }
    : { kind: 'choice', options };

function membersOf(description: Description, { properties, required }: JsonObject, depth: number): Member[] {
  const needed = Array.isArray(required) ? required : [];
  const sent = Object.entries(properties as JsonObject).filter(
    ([, part]) =>
      !(isObject(part) && part.readOnly === true) &&
      description.resolve<JsonObject>(part).value.readOnly !== true,
  );
  return sent.map(([name, part]) => ({
    name,
    ...(needed.includes(name) && { required: true }),
    field: fieldOf(description, part, depth + 1),
  }));
}

/** Returns a choice between variants, if each has a discriminating member with one fixed value. */
function variantsOf(description: Description, node: JsonObject, depth: number): FieldSchema | undefined {
  const { discriminator } = node;
  const key = isObject(discriminator) ? String(discriminator.propertyName) : '';
  const variants = (node.oneOf as Json[]).map((part) => {
    const { value } = description.resolve<JsonObject>(part);
    return { members: isObject(value.properties) ? membersOf(description, value, depth) : [] };
  });
  const namedVariants = variants.flatMap(({ members }) => {
    const field = members.find(({ name }) => name === key)?.field;
    if (field?.kind !== 'fixed') return [];
    return [{ name: String(field.value), members: members.filter(({ name }) => name !== key) }];
  });
  if (namedVariants.length === variants.length) return { kind: 'variants', key, variants: namedVariants };
  // If the value can also be a string, it's entered as one.
  const text = (node.oneOf as Json[]).find(
    (part) => description.resolve<JsonObject>(part).value.type === 'string',
  );
  return text === undefined ? undefined : fieldOf(description, text, depth);
}
