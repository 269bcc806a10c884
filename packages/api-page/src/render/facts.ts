import { isObject, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';
import { codeBlock } from './code.ts';
import { type Content, markup, type Html, isEmpty } from './html.ts';

/** A name and what it is, in one line: `Default 25`. */
export function fact(label: string, value: Content): Html | undefined {
  return isEmpty(value) ? undefined : markup`<li><span>${label}</span> ${value}</li>`;
}

export const factList = (facts: Content[]): Html | undefined =>
  isEmpty(facts) ? undefined : markup`<ul class="api-facts">${facts}</ul>`;

/** Something that can be opened, if there is anything in it. */
export const fold = (label: Content, inside: Html): Html | undefined =>
  isEmpty(inside)
    ? undefined
    : markup`<details class="api-nested"><summary>${label}</summary>${inside}</details>`;

/** A list of keys, written as one text. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** A value in a line of text: strings bare, unless they could be taken for something else. */
export function inlineValue(value: Json | undefined): Html {
  const isPlain =
    typeof value === 'string' && value !== '' && !/^(true|false|null|-?\d+(\.\d+)?|\s.*|.*\s)$/s.test(value);
  return markup`<code>${isPlain ? value : (JSON.stringify(value) ?? '')}</code>`;
}

/** A value of any size: a short one in the line, a long one as a block of its own. */
export function anyValue(value: Json | undefined): Html {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (text.length <= 100 && !text.includes('\n')) return inlineValue(value);
  return typeof value === 'string'
    ? codeBlock(value, 'text')
    : codeBlock(JSON.stringify(value, null, 2), 'json');
}

/** Keys that a part does not show in a form of their own: nothing in the file is lost. */
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
