import type { Nodes } from 'hast';
import { isElement } from './hast.ts';

/**
 * Names that a selector can match, in its syntax: `div`, `.menu`, `#top`, `[open`, `--role-text` of a style attribute.
 * Names of elements and attributes are in lower case.
 */
export type SelectorNames = ReadonlySet<string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

const known = new Map<string, readonly string[]>();

/** Returns the selectors of the attribute of a property: with and without hyphens, if that's ambiguous. */
function attributeSelectors(property: string): readonly string[] {
  const selectors = known.get(property) ?? attributeNames(property).map((name) => `[${name}`);
  known.set(property, selectors);
  return selectors;
}

function attributeNames(property: string): string[] {
  if (property === 'className') return ['class'];
  if (property === 'htmlFor') return ['for'];
  if (/^aria[A-Z]/.test(property)) return [`aria-${property.slice('aria'.length).toLowerCase()}`];
  if (/^data[A-Z]/.test(property)) return [kebab(property)];
  return [property.toLowerCase(), kebab(property)];
}

export function collectSelectorNames(tree: Nodes, names = new Set<string>()): Set<string> {
  if (isElement(tree)) {
    const { tagName, properties, content } = tree;
    names.add(tagName.toLowerCase());
    for (const name of [properties.className ?? []].flat()) names.add(`.${name}`);
    if (properties.style)
      for (const [name] of String(properties.style).matchAll(/--[\w-]+/g)) names.add(name);
    for (const property of Object.keys(properties))
      for (const selector of attributeSelectors(property)) names.add(selector);
    if (properties.id) names.add(`#${String(properties.id)}`);
    if (content) collectSelectorNames(content, names);
  }
  if ('children' in tree) for (const child of tree.children) collectSelectorNames(child, names);
  return names;
}
