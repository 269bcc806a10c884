import type { Element, ElementContent } from 'hast';
import { hasClass, isElement } from '../hast.ts';
import { isExample } from './exampleText.ts';

const SKIPPED = new Set(['script', 'style', 'nav', 'button', 'svg', 'template', 'footer', 'select']);

/** Whether an element says nothing of what the page is about. */
export const isSkipped = (node: Element): boolean =>
  // A term that explains itself on demand is a word of its sentence.
  (SKIPPED.has(node.tagName) && node.properties.dataTerm === undefined) ||
  node.properties.ariaHidden === 'true' ||
  node.properties.dataSearchIgnore !== undefined ||
  node.properties.dataMarkdownIgnore !== undefined ||
  isExample(node) ||
  hasClass(node, 'hash-link') ||
  hasClass(node, 'theme-doc-toc-mobile');

/**
 * Whether an element says what its section is, and not what it does: the line of a call, a list of facts, a symbol's kind
 * and import. Excerpts are better cut from the rest.
 */
export function isLabel(node: Element): boolean {
  if (hasClass(node, 'api-call') || hasClass(node, 'api-facts')) return true;
  const first = node.children.find(isElement);
  return node.tagName === 'p' && first !== undefined && hasClass(first, 'tag--note');
}

/** All that an element says. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSkipped(node)) return '';
  return node.children.map(textOf).join('');
}
