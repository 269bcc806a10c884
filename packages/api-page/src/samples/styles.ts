import { isObject, type Json, type ParameterNode } from '../../../model/src/openapi/document.ts';
import type { Pair } from './SampleRequest.ts';

const DEFAULT_STYLES: Readonly<Record<string, string>> = { path: 'simple', header: 'simple' };
/** The separators of a list in a query. */
const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** Formats a single value. Objects and lists inside another one have no style, so they are JSON. */
export const plainText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

type Encode = (text: string) => string;
const inQuery: Encode = (text) => encodeURIComponent(text).replaceAll('%20', '+');
const withReserved: Encode = (text) => encodeURI(text).replace(/[&#+=]/g, encodeURIComponent);

/** Returns a value's entries, each as a name and a text, or its texts alone. */
const entriesOf = (value: Json): Pair[] =>
  (isObject(value) ? Object.entries(value) : []).map(([key, entry]) => [key, plainText(entry)]);

/** Returns a parameter of a query, a form or a cookie as encoded pairs, by its `style` and `explode`. */
export function pairsOf(
  { name, style = 'form', explode = style === 'form', content, allowReserved }: ParameterNode,
  value: Json,
  encode: Encode = allowReserved === true ? withReserved : inQuery,
): Pair[] {
  const key = encode(name);
  const list = Array.isArray(value) ? value.map((entry) => encode(plainText(entry))) : undefined;
  if (content || !(list || isObject(value))) return [[key, encode(plainText(value))]];
  const entries = entriesOf(value).map(([entry, text]): Pair => [encode(entry), encode(text)]);
  if (style === 'deepObject')
    return entriesOf(value).map(([entry, text]): Pair => [encode(`${name}[${entry}]`), encode(text)]);
  if (explode === true) return list ? list.map((text): Pair => [key, text]) : entries;
  return [[key, (list ?? entries.flat()).join(SEPARATORS[String(style)] ?? ',')]];
}

/** Returns a parameter of a path or a header as a text, by its `style` and `explode`. */
export function textOf(
  { name, in: location, style = DEFAULT_STYLES[location], explode = false, content }: ParameterNode,
  value: Json,
): string {
  const encode: Encode = location === 'path' ? encodeURIComponent : (text) => text;
  if (content) return encode(plainText(value));
  const isNamed = explode === true && isObject(value);
  const texts = Array.isArray(value)
    ? value.map((entry) => encode(plainText(entry)))
    : isObject(value)
      ? isNamed
        ? entriesOf(value).map((pair) => pair.map(encode).join('='))
        : entriesOf(value).flat().map(encode)
      : [encode(plainText(value))];
  if (style === 'label') return `.${texts.join(explode === true ? '.' : ',')}`;
  if (style !== 'matrix') return texts.join(',');
  if (isNamed) return texts.map((text) => `;${text}`).join('');
  return explode === true ? texts.map((text) => `;${name}=${text}`).join('') : `;${name}=${texts.join(',')}`;
}
