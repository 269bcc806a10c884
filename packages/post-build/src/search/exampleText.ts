import type { Element, ElementContent } from 'hast';
import { find, hasClass, isElement, textOf } from '../hast.ts';

/** Matches a quoted name, such as a package, a sign-in method or an error code. */
const NAME = /^(["'`])@?[a-z][\w-]*(?:\/[a-z][\w-]*)*\1$/i;
/** Matches an amount, a code or a time, which differ from reader to reader. */
const VALUE = /\d{4}/;
const ADDRESS = /\bhttps?:\/\/([a-z\d][\w.-]*\w)?(?:[/?#:][^\s'"`<>)\]]*[^\s'"`<>)\].,;:!?])?\/?/gi;
/** Labels of facts on the API page whose value is one of many possible ones. */
const EXAMPLE_LABELS = new Set(['Example', 'Examples', 'Pattern']);

/** Reduces the addresses in a text to their hosts, for the search. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '$1');

/** Whether an element shows arbitrary example values, such as the output of a sample or a fact with an example. */
export function isExample(node: Element): boolean {
  const first = node.children.find(isElement);
  if (!first) return false;
  if (hasClass(node, 'theme-code-block')) return textOf(first) === 'Output';
  return node.tagName === 'li' && first.tagName === 'span' && EXAMPLE_LABELS.has(textOf(first));
}

/**
 * Returns the names in a block of code without arbitrary example values, such as requests, addresses and responses. For
 * JSON, only the keys remain.
 */
export function codeText(block: Element): string {
  const code = find(block, ({ tagName }) => tagName === 'code');
  const isJson = [block, code].some((node) => node !== undefined && hasClass(node, 'language-json'));
  const read = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    const text = node.children.map(read).join('');
    if (isString(node)) return !isJson && NAME.test(text) && !VALUE.test(text) ? text : ' ';
    return isNumber(node) && VALUE.test(text) ? ' ' : text;
  };
  const text = block.children.map(read).join('').replace(ADDRESS, ' ');
  return isJson ? text.replace(/[^\p{L}\p{N}]+/gu, ' ') : text;
}

// The API page uses short elements instead of classes.
const isString = (node: Element): boolean => hasClass(node, 'tok-string') || node.tagName === 'i';
const isNumber = (node: Element): boolean => hasClass(node, 'tok-number') || node.tagName === 'b';
