import { isObject, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import { plainText } from '../samples/styles.ts';
import { codeBlock } from './highlight.ts';
import { type Content, markup, type Html, isEmpty } from './html.ts';

/** Renders a label and its value in one line, such as `Default 25`. */
export function fact(label: string, value: Content): Html | undefined {
  return isEmpty(value) ? undefined : markup`<li><span>${label}</span> ${value}</li>`;
}

export const factList = (facts: Content[]): Html | undefined =>
  isEmpty(facts) ? undefined : markup`<ul class="api-facts">${facts}</ul>`;

/** Renders a collapsed section, or nothing if it would be empty. */
export const fold = (label: Content, inside: Html): Html | undefined =>
  isEmpty(inside)
    ? undefined
    : markup`<details class="api-nested"><summary>${label}</summary>${inside}</details>`;

/** Splits a text of space-separated keys. */
export const keySet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Renders a value within a line of text. Strings have no quotes, unless they'd be ambiguous without them. */
export function inlineValue(value: Json | undefined): Html {
  const isPlain =
    typeof value === 'string' && value !== '' && !/^(true|false|null|-?\d+(\.\d+)?|\s.*|.*\s)$/s.test(value);
  return markup`<code>${isPlain ? value : (JSON.stringify(value) ?? '')}</code>`;
}

/** Renders a value of any size, a short one inline and a long one as a separate block. */
export function anyValue(value: Json | undefined): Html {
  const text = plainText(value);
  return text.length <= 100 && !text.includes('\n') ? inlineValue(value) : valueBlock(value);
}

/** Renders a value as a block of code, a string as it is and any other value as JSON. */
export const valueBlock = (value: Json | undefined): Html =>
  typeof value === 'string'
    ? codeBlock(value, 'text')
    : codeBlock(JSON.stringify(value, null, 2) ?? '', 'json');

/** Renders the keys that a part doesn't handle individually, so that nothing in the file is lost. */
export function otherFacts(node: JsonObject, shown: ReadonlySet<string>): (Html | undefined)[] {
  return Object.entries(node)
    .filter(([key, value]) => !shown.has(key) && value !== undefined)
    .map(([key, value]) =>
      key === 'externalDocs' ? fact('See also', externalDocs(value)) : fact(key, anyValue(value)),
    );
}

function externalDocs(value: Json | undefined): Html {
  if (!isObject(value) || typeof value.url !== 'string') return anyValue(value);
  return markup`<a href="${value.url}">${(value.description as string | undefined) ?? value.url}</a>`;
}
