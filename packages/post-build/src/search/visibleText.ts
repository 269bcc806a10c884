import type { Element, ElementContent } from 'hast';
import { hasClass, isElement } from '../hast.ts';
import { isExample } from './exampleText.ts';

const SKIPPED = new Set(['script', 'style', 'nav', 'button', 'svg', 'template', 'footer', 'select']);

/** Whether an element has no content for the search. */
export const isSkipped = (node: Element): boolean =>
  // The button of a glossary term is a word of its sentence.
  (SKIPPED.has(node.tagName) && node.properties.dataTerm === undefined) ||
  node.properties.ariaHidden === 'true' ||
  node.properties.dataSearchIgnore !== undefined ||
  node.properties.dataMarkdownIgnore !== undefined ||
  isExample(node) ||
  hasClass(node, 'hash-link');

const LABELS = ['api-call', 'api-facts', 'api-media', 'api-errors'];

/**
 * Whether an element identifies its section rather than explaining it, such as the line of a call, a list of facts, a
 * row of column headings, or a symbol's kind and import. Excerpts are better taken from other text.
 */
export function isLabel(node: Element): boolean {
  if (LABELS.some((name) => hasClass(node, name)) || node.properties.role === 'tablist') return true;
  if (node.tagName === 'thead' || node.tagName === 'caption') return true;
  const first = node.children.find(isElement);
  return node.tagName === 'p' && first !== undefined && hasClass(first, 'tag--note');
}

/** Returns an element's text for the search. */
export function visibleText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSkipped(node)) return '';
  return node.children.map(visibleText).join('');
}
