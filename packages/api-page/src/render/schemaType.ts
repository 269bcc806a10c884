import { referenceName } from '../../../model/src/openapi/identifiers.ts';
import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';
import { type Content, markup, type Html } from './html.ts';

/** Describes the values that a schema allows in a few words: `string · date-time or null`, `list of User`. */
export function schemaType(context: Context, node: Json | undefined): Html {
  if (node === true || node === undefined) return markup`any value`;
  if (node === false) return markup`no value`;
  if (isReference(node)) return namedType(context, node);
  if (!isObject(node)) return markup`any value`;
  const words = [...baseTypes(context, node)];
  if (isNullable(node)) words.push(markup`<code>null</code>`);
  const format = typeof node.format === 'string' && markup` · ${node.format}`;
  if (words.length === 0) return format ? markup`any value${format}` : markup`any value`;
  return markup`${joinHtml(words, ' or ')}${format}`;
}

function namedType(context: Context, node: JsonObject): Html {
  const { value, name = '', pointer = '' } = context.description.resolve<JsonObject>(node);
  // Deep references, such as to a property of another schema, have no entry of their own.
  if (!hasEntry(context, pointer))
    return isObject(value) && !isStructured(value) ? schemaType(context, value) : markup`${name}`;
  const anchor = context.description.schemaAnchors.get(name);
  const base = isObject(value) && !isStructured(value) && schemaType(context, value);
  return markup`<a href="#${anchor}">${name}</a>${base && markup` <small>${base}</small>`}`;
}

/** Whether a reference points to a schema with its own entry on the page. */
export const hasEntry = (context: Context, pointer: string): boolean =>
  /^#\/components\/schemas\/[^/]+$/.test(pointer) &&
  context.description.schemaAnchors.has(referenceName(pointer));

function* baseTypes(context: Context, node: JsonObject): Generator<Html> {
  const types = [node.type ?? []].flat().filter((type) => type !== 'null');
  for (const type of types) {
    if (type === 'array') yield listType(context, node);
    else yield markup`${String(type)}`;
  }
  if (types.length > 0) return;
  if (Array.isArray(node.oneOf)) yield markup`one of ${node.oneOf.length}`;
  else if (Array.isArray(node.anyOf)) yield markup`any of ${node.anyOf.length}`;
  else if (Array.isArray(node.allOf))
    yield joinHtml(
      node.allOf.map((part) => schemaType(context, part)),
      ' and ',
    );
  else if (isObject(node.properties)) yield markup`object`;
  else if (node.items !== undefined || node.prefixItems !== undefined) yield listType(context, node);
  else if (node.const !== undefined) yield markup`${jsonType(node.const)}`;
  else if (Array.isArray(node.enum)) yield markup`${[...new Set(node.enum.map(jsonType))].join(' or ')}`;
}

/** `list of string`, and `list of string, integer, then anything` if the first entries are special. */
function listType(context: Context, { prefixItems, items }: JsonObject): Html {
  const first = Array.isArray(prefixItems) ? prefixItems.map((part) => schemaType(context, part)) : [];
  const others = items === undefined ? 'anything' : schemaType(context, items);
  if (first.length === 0) return markup`list of ${others}`;
  return markup`list of ${joinHtml(first, ', ')}${items !== false && markup`, then ${others}`}`;
}

const jsonType = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Whether a schema allows `null`, which is a type in OpenAPI 3.1 and the keyword `nullable` in 3.0. */
export const isNullable = (node: JsonObject): boolean =>
  node.nullable === true || (Array.isArray(node.type) && node.type.includes('null')) || node.type === 'null';

/** Whether a schema has parts to show, not only a type and limits. */
export function isStructured(node: Json | undefined): boolean {
  if (!isObject(node)) return false;
  if (
    ['properties', 'oneOf', 'anyOf', 'allOf', 'patternProperties', 'prefixItems'].some((key) => key in node)
  )
    return true;
  return isObject(node.additionalProperties) || node.items !== undefined;
}

export const joinHtml = (parts: readonly Content[], separator: string): Html =>
  markup`${parts.map((part, index) => (index === 0 ? part : [separator, part]))}`;
