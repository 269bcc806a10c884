import RandExp from 'randexp';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import { discriminatorValues } from '../../../model/src/openapi/discriminatorValues.ts';
import { type Direction, JsonSchemas, referenceOf } from './JsonSchemas.ts';

/** How many references may be within each other. */
const DEPTH = 5;

/**
 * Returns a value that a schema allows, which is the author's example if there is one, else the simplest value. There
 * is none if no value that is found is valid.
 */
export function exampleOf(
  description: Description,
  schema: Json | undefined,
  direction: Direction = 'request',
): Json | undefined {
  const schemas = JsonSchemas.of(description, direction);
  const node = schemas.convert(schema ?? true);
  for (const way of WAYS) {
    const value = simplest(schemas, node, way);
    if (value !== undefined && schemas.accept(node, value)) return value;
  }
}

/** Ways to find a value, the first of which gives the best one, and the last of which takes most time. */
const WAYS = ['with examples', 'without examples', 'with all properties', 'by trying variants'] as const;
type Way = (typeof WAYS)[number];

/** Returns the simplest value of a schema. It may be invalid. */
function simplest(
  schemas: JsonSchemas,
  node: Json | undefined,
  way: Way,
  outer: readonly Json[] = [],
  inherited?: readonly string[],
): Json | undefined {
  if (node === false) return undefined;
  if (!isObject(node)) return null;
  const { $ref, allOf, oneOf, anyOf, ...own } = node;
  if ($ref !== undefined && (outer.length === DEPTH || outer.includes($ref))) return undefined;
  const open = $ref === undefined ? outer : [...outer, $ref];
  const [example] = way === 'with examples' && Array.isArray(node.examples) ? node.examples : [];
  const fallback = way === 'with examples' ? node.default : undefined;
  const fixed = example ?? node.const ?? fallback ?? (Array.isArray(node.enum) ? node.enum[0] : undefined);
  if (fixed !== undefined) return fixed;
  const inner = (part: Json | undefined) => simplest(schemas, part, way, open);
  const parts = [
    ...($ref === undefined ? [] : [schemas.target(node)]),
    ...(Array.isArray(allOf) ? allOf : []),
  ];
  const variants: Json[] = [oneOf, anyOf].find(Array.isArray) ?? [];
  if (variants.length === 0) {
    if (parts.length === 0) return plainExample(own, inner, way === 'with all properties' ? ALL : inherited);
    const all = [...parts, own];
    if (all.every(isPlain)) return simplest(schemas, Object.assign({}, ...all), way, open);
  }
  const valueOf = (variant?: Json) => {
    const all = variant === undefined ? parts : [...parts, variant];
    const names = [...(inherited ?? []), ...[...all, own].filter(isObject).flatMap(requiredOf)];
    const value = merged([...all, own].map((part) => simplest(schemas, part, way, open, names)));
    return variant === undefined ? value : namedAs(schemas, node, variant, value);
  };
  const isValid = (value: Json | undefined) => value !== undefined && schemas.accept(node, value);
  const first = valueOf(variants[0]);
  if (way !== 'by trying variants' || isValid(first)) return first;
  return variants.slice(1).map(valueOf).find(isValid);
}

/** Writes the name of a variant into its value where the discriminator has it, unless the value has to have another. */
function namedAs(
  schemas: JsonSchemas,
  node: JsonObject,
  variant: Json,
  value: Json | undefined,
): Json | undefined {
  const { propertyName } = isObject(node.discriminator) ? node.discriminator : {};
  if (typeof propertyName !== 'string' || !isObject(variant) || !isObject(value)) return value;
  const [name] = '$ref' in variant ? discriminatorValues(node, referenceOf(variant)) : [];
  const named = { ...value, [propertyName]: name };
  return name !== undefined && schemas.accept(node, named) ? named : value;
}

/** Whether a schema is of a plain value, whose limits may be in several parts. */
const isPlain = (part: Json | undefined) =>
  isObject(part) && !['$ref', 'allOf', 'oneOf', 'anyOf', 'properties', 'required'].some((key) => key in part);

/** Returns the value of all parts together, of which some only describe it. */
function merged(values: readonly (Json | undefined)[]): Json | undefined {
  if (values.every((value) => value === null)) return null;
  const known = values.filter((value) => value !== undefined && value !== null);
  return known.every(isObject) ? (Object.assign({}, ...known) as JsonObject) : known[0];
}

/** Stands for the names of all properties. */
const ALL: readonly string[] = [];

type Inner = (part: Json | undefined) => Json | undefined;

function plainExample(
  node: JsonObject,
  inner: Inner,
  inherited: readonly string[] | undefined,
): Json | undefined {
  if (isObject(node.properties)) return objectExample(node, node.properties, inner, inherited);
  switch ([node.type ?? []].flat().find((entry) => entry !== 'null')) {
    case 'array':
      return listExample(node, inner);
    case 'object':
      return objectExample(node, {}, inner, inherited);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return numberExample(node);
    case 'string':
      return stringExample(node);
    default:
      return null;
  }
}

const requiredOf = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? required.map(String) : [];

/** Returns an object with its required properties, also those that a schema around it requires (`inherited`). */
function objectExample(
  node: JsonObject,
  properties: JsonObject,
  inner: Inner,
  inherited: readonly string[] | undefined,
): JsonObject {
  const required = requiredOf(node);
  const names = Object.keys(properties).filter(
    (name) => inherited === ALL || [...required, ...(inherited ?? [])].includes(name),
  );
  // If all properties are optional, the example has all of them instead of being empty.
  const isOptional = names.length === 0 && required.length === 0;
  const example: JsonObject = {};
  for (const name of isOptional ? Object.keys(properties) : names) {
    const value = inner(properties[name]);
    if (value !== undefined) example[name] = value;
  }
  // The schemas that this one is combined with may describe the others.
  if (!inherited) for (const name of required) example[name] ??= inner(node.additionalProperties) ?? null;
  const least = Math.min(Number(node.minProperties ?? 0), 100);
  for (let index = 1; Object.keys(example).length < least; index += 1)
    example[`name${index}`] = inner(node.additionalProperties) ?? null;
  return example;
}

function listExample(
  {
    prefixItems,
    contains,
    minContains = 1,
    items,
    maxItems,
    minItems = Math.min(1, Number(maxItems ?? 1)),
    uniqueItems,
  }: JsonObject,
  inner: Inner,
): Json[] {
  const parts = [
    ...(Array.isArray(prefixItems) ? prefixItems : []),
    ...(contains === undefined ? [] : Array<Json>(Math.min(Number(minContains), 100)).fill(contains)),
  ];
  const least = parts.length > 0 && minItems === 1 ? 0 : Math.min(Number(minItems), 100);
  const allowed = isObject(items) && Array.isArray(items.enum) ? items.enum : [];
  const entries = parts.map(inner);
  while (entries.length < least) {
    const entry = inner(items);
    const index = entries.length;
    if (uniqueItems !== true || index === 0) entries.push(entry);
    else if (allowed.length > 0) entries.push(allowed[index]);
    else
      entries.push(
        typeof entry === 'number'
          ? entry + index
          : typeof entry === 'string'
            ? `${entry}${index + 1}`
            : entry,
      );
  }
  return entries.filter((value) => value !== undefined);
}

/** Returns the first likely number that is within the limits. */
function numberExample(node: JsonObject): number {
  const limit = (key: string, none: number) => (typeof node[key] === 'number' ? node[key] : none);
  const step = limit('multipleOf', 1);
  const least = Math.max(limit('minimum', -Infinity), limit('exclusiveMinimum', -Infinity));
  const most = Math.min(limit('maximum', Infinity), limit('exclusiveMaximum', Infinity));
  const fits = (value: number) =>
    Number.isFinite(value) &&
    value >= least &&
    value <= most &&
    value !== node.exclusiveMinimum &&
    value !== node.exclusiveMaximum &&
    (node.multipleOf === undefined || Number.isInteger(value / step));
  const multiples = [
    Math.ceil(least / step),
    Math.floor(least / step) + 1,
    Math.floor(most / step),
    Math.ceil(most / step) - 1,
  ];
  const likely = [
    limit('minimum', step),
    step,
    ...multiples.map((count) => count * step),
    (least + most) / 2,
  ];
  return likely.find(fits) ?? 1;
}

/** A value of each format that isn't any text. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-03-02T09:30:00Z',
  date: '2026-03-02',
  time: '09:30:00Z',
  duration: 'PT30M',
  email: 'ada@shop.example',
  'idn-email': 'ada@shop.example',
  hostname: 'shop.example',
  'idn-hostname': 'shop.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://shop.example',
  url: 'https://shop.example',
  iri: 'https://shop.example',
  uuid: '3f8b2c1e-9d4a-4b6f-8e21-5a7c0d9e4f13',
  byte: 'c3RyaW5n',
  base64: 'c3RyaW5n',
  'json-pointer': '/name',
  'relative-json-pointer': '0/name',
};

function stringExample({ format, contentEncoding, pattern, minLength = 0, maxLength }: JsonObject): string {
  if (typeof pattern === 'string') return matching(pattern, Math.min(Number(minLength), 10_000));
  const text = FORMATS[String(format ?? contentEncoding)] ?? 'string';
  return text.padEnd(Math.min(Number(minLength), 10_000), text).slice(0, Number(maxLength ?? Infinity));
}

/** Returns the shortest text of a pattern that has a length. Lookarounds aren't followed, so it may not match. */
function matching(pattern: string, minLength: number): string {
  try {
    const words = new RandExp(new RegExp(pattern, 'u'));
    words.randInt = (from) => from;
    const shortest = words.gen();
    if (shortest.length >= minLength) return shortest;
    // Repetitions take all the length that is missing.
    words.max = minLength;
    words.randInt = (from, to) => Math.min(to, from + minLength - shortest.length);
    return words.gen().slice(0, minLength).padEnd(minLength, shortest);
  } catch {
    return '';
  }
}
