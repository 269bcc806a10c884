import { readTable } from '../../../../model/src/readTable.ts';

const refused = new Map(
  readTable('packages/checks/src/prose/activeContent/refused.tsv', ['part', 'name', 'message']).map(
    ({ part, name, message }) => [`${part} ${name}`, message],
  ),
);

/** Returns why pages can't have an element, an attribute or a key, with the alternative for writers. */
export const refusedMessage = (part: 'element' | 'attribute' | 'key', name: string): string | undefined =>
  refused.get(`${part} ${name.toLowerCase()}`);

/** Elements that Markdown produces or has no syntax for. None of them loads, sends or runs anything. */
const PLAIN = new Set(
  (
    'a abbr b bdi blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 hr i img ins ' +
    'kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td th thead time tr u ul var wbr'
  ).split(' '),
);

/** Returns the problem with an element or a component, if there's one. */
export function elementMessage(name: string | null): string | undefined {
  if (name === null || PLAIN.has(name)) return undefined;
  const instead = refusedMessage('element', name);
  if (instead) return `<${name}>: ${instead}`;
  // A component. The check of imports ensures that it belongs to the site.
  if (/^[A-Z]\w*$/.test(name)) return undefined;
  return `<${name}>: pages must not contain this element. Use Markdown, a component, or an element listed in packages/checks/src/prose/activeContent/elements.ts`;
}

/** Returns the problem with an attribute, regardless of its value, if there's one. */
export function attributeMessage(name: string): string | undefined {
  if (/^on[a-z]/i.test(name))
    return `${name}: pages must not handle events. Write a component, and put it into an <Island>`;
  const instead = refusedMessage('attribute', name);
  return instead && `${name}: ${instead}`;
}
