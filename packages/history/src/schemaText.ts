import { referenceName } from '../../model/src/openapi/identifiers.ts';
import { isObject, isReference, type Json } from '../../model/src/openapi/document.ts';

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

type Node = Record<string, Json | undefined>;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const literal = (value: Json): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);

const inBrackets = (text: string): string => (/ [|&] /.test(text) ? `(${text})` : text);

/** Quotes a property's name where TypeScript requires it. */
const propertyName = (name: string): string => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

/** Prints a JSON schema as a TypeScript type on one line. Limits such as patterns and lengths are left out. */
export function schemaText(node: Json | undefined): string {
  if (!isObject(node)) return node === false ? 'never' : 'unknown';
  if (isReference(node)) return referenceName(node.$ref);
  if (node.const !== undefined) return literal(node.const);
  if (Array.isArray(node.enum)) return unique(node.enum.map(literal)).join(' | ');
  const { allOf, oneOf, anyOf, ...keywords } = node;
  const joined = [
    ...(Array.isArray(allOf) ? allOf.map(schemaText) : []),
    ...[oneOf, anyOf].flatMap((parts) => (Array.isArray(parts) ? [unionText(parts)] : [])),
  ];
  // The schema's own keywords apply to all parts. Parts that only set limits don't affect the type.
  const meaningful = joined.filter((text) => text !== 'unknown');
  if (meaningful.length > 0)
    return joinTexts(hasStructure(keywords) ? [...meaningful, keywordsText(keywords)] : meaningful, ' & ');
  return keywordsText(keywords);
}

/** Whether a schema's own keywords describe more than the kind of value. */
const hasStructure = (keywords: Node): boolean =>
  keywords.properties !== undefined || keywords.items !== undefined;

/** Prints the type that a schema's own keywords describe. */
function keywordsText(node: Node): string {
  const types = Array.isArray(node.type)
    ? node.type
    : [node.type ?? (node.properties ? 'object' : undefined)];
  const texts = types.map((type) => textOfType(node, type));
  return unique(node.nullable === true ? [...texts, 'null'] : texts).join(' | ');
}

const joinTexts = (texts: readonly string[], separator: string): string => {
  const distinct = unique(texts);
  return distinct.length === 1 ? (distinct[0] ?? '') : distinct.map(inBrackets).join(separator);
};

const unionText = (parts: readonly Json[]): string => joinTexts(parts.map(schemaText), ' | ');

export const defaultOf = (node: Json | undefined): { default?: string } =>
  isObject(node) && node.default !== undefined ? { default: JSON.stringify(node.default) } : {};

function textOfType(node: Node, type: Json | undefined): string {
  if (type === 'array') return `${inBrackets(schemaText(node.items ?? true))}[]`;
  if (type === 'object') return objectText(node);
  return PLAIN[String(type)] ?? 'unknown';
}

function objectText(node: Node): string {
  const required = Array.isArray(node.required) ? node.required : [];
  const properties = Object.entries(isObject(node.properties) ? node.properties : {}).map(
    ([name, schema]) => `${propertyName(name)}${required.includes(name) ? '' : '?'}: ${schemaText(schema)}`,
  );
  const additional = node.additionalProperties;
  if (properties.length === 0)
    return `Record<string, ${additional === undefined ? 'unknown' : schemaText(additional)}>`;
  return `{ ${properties.join('; ')} }`;
}
