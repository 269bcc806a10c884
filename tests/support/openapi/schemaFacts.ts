import type { Findings } from './Findings.ts';
import type { Region } from './Region.ts';
import { follow, isNode, listOf, type Node, nodesIn } from './references.ts';

interface Search {
  document: Node;
  findings: Findings;
  region: Region;
  /** Returns the anchor of a named schema. */
  anchorOf: (schema: string) => string | undefined;
}

const SCHEMAS = [
  'items',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'contentSchema',
  'additionalProperties',
  'unevaluatedProperties',
];
const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const VALUES = ['default', 'const', 'pattern', 'example', 'format'];
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const FLAGS = [
  'nullable',
  'readOnly',
  'writeOnly',
  'deprecated',
  'multipleOf',
  'uniqueItems',
  'unevaluatedItems',
  'additionalItems',
];
const KNOWN = [
  ...['$ref', 'description', 'title', 'type', 'required', 'discriminator', 'enum', 'examples'],
  ...[...SCHEMAS, ...LISTS, ...MAPS, ...VALUES, ...LEAST, ...MOST, ...FLAGS],
];

/** Searches for all facts of a schema. The facts of a named schema that it references have their own region. */
export function findSchema(search: Search, schema: unknown, location: string, open: unknown[] = []): void {
  if (!isNode(schema) || open.includes(schema)) return;
  const { document, findings, region, anchorOf } = search;
  const inner = [...open, schema];
  const inside = (part: unknown, name: string) => findSchema(search, part, name, inner);
  if (typeof schema.$ref === 'string') {
    const { node, schema: name } = follow(document, schema);
    if (name) {
      findings.expectValue(region, name, `${location} leads to`);
      findings.record(
        region.opens.has(anchorOf(name) ?? ''),
        region.name,
        `${location} is linked to ${name}`,
      );
    } else inside(node, location);
  }
  findings.expectMarkdown(region, schema.description, location);
  if (schema.title) findings.expectValue(region, schema.title, `${location} title`);
  findTypes(search, schema, location);
  findLimits(search, schema, location);
  for (const key of VALUES)
    if (schema[key] !== undefined) findings.expectValue(region, schema[key], `${location} ${key}`);
  for (const value of listOf(schema.examples)) findings.expectValue(region, value, `${location} example`);
  for (const value of listOf(schema.enum)) {
    const isListed = region.allowed.has(String(value)) || region.allowed.has(JSON.stringify(value));
    findings.record(isListed, region.name, `${location} may be ${String(value)}`);
  }
  findProperties(search, schema, location);
  for (const key of LISTS) for (const part of listOf(schema[key])) inside(part, `${location} ${key}`);
  for (const key of SCHEMAS) inside(schema[key], `${location} ${key}`);
  for (const key of MAPS) {
    for (const [name, part] of nodesIn(schema[key])) {
      findings.expectValue(region, name, `${location} ${key}`);
      inside(part, name);
    }
  }
  findDiscriminator(search, schema.discriminator, location);
  findings.expectOtherValues(region, schema, KNOWN);
}

function findTypes({ findings, region }: Search, schema: Node, location: string): void {
  for (const type of [schema.type ?? []].flat() as string[]) {
    findings.expectPattern(
      region,
      `\\b${type === 'array' ? 'list of' : type}\\b`,
      `${location} type ${type}`,
    );
  }
  if (schema.nullable === true) findings.expectPattern(region, '\\bnull\\b', `${location} may be null`);
  if (schema.additionalProperties === false) {
    findings.expectPattern(region, 'Other properties not allowed', `${location} takes no other properties`);
  }
}

function findLimits({ findings, region }: Search, schema: Node, location: string): void {
  const find = (key: string, forms: (number: string) => string) => {
    const value = schema[key];
    if (typeof value !== 'number') return;
    const number = `${String(value).replace(/[.+]/g, '\\$&')}(?!\\.?\\d)`;
    findings.expectPattern(region, forms(number), `${location} ${key} ${value}`);
  };
  for (const key of LEAST) find(key, (number) => `(at least|over|exactly) ${number}|${number} to`);
  for (const key of MOST) find(key, (number) => `(at most|under|exactly|to) ${number}`);
  find('multipleOf', (number) => `Multiple of ${number}`);
  if (schema.uniqueItems === true) findings.expectPattern(region, 'each one once', `${location} uniqueItems`);
}

function findProperties({ findings, region }: Search, schema: Node, location: string): void {
  const required = listOf(schema.required).map(String);
  for (const name of required) findings.expectValue(region, name, `${location} requires`);
  for (const [name, part] of Object.entries(isNode(schema.properties) ? schema.properties : {})) {
    const rows = region.rows(name);
    findings.record(rows.length > 0, region.name, `${location} has the property ${name}`);
    const isRequired = required.includes(name);
    findings.record(
      rows.some((row) => row.includes('required') === isRequired),
      region.name,
      `${name} is ${isRequired ? '' : 'not '}required`,
    );
    if (!isNode(part)) continue;
    if (part.deprecated === true) findings.expectMark(region, name, 'deprecated');
    if (part.readOnly === true) findings.expectMark(region, name, 'read only');
    if (part.writeOnly === true) findings.expectMark(region, name, 'write only');
    if (part.nullable === true || listOf(part.type).includes('null'))
      findings.expectMark(region, name, 'null');
  }
}

function findDiscriminator({ findings, region }: Search, discriminator: unknown, location: string): void {
  if (!isNode(discriminator)) return;
  findings.expectValue(region, discriminator.propertyName, `${location} is told apart by`);
  for (const value of Object.keys(isNode(discriminator.mapping) ? discriminator.mapping : {})) {
    findings.expectValue(region, value, `${location} is told apart by the value`);
  }
}
