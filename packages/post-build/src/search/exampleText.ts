import type { Element, ElementContent } from 'hast';
import { find, hasClass, isElement, textOf } from '../hast.ts';

/** Text in quotes that is a name, not a value: a package, a method of sign-in, an error's code. */
const NAME = /^(["'`])@?[a-z][\w-]*(?:\/[a-z][\w-]*)*\1$/i;
/** An amount, a code, a time: somebody else's are others. */
const VALUE = /\d{4}/;
const ADDRESS = /\bhttps?:\/\/([a-z\d][\w.-]*\w)?(?:[/?#:][^\s'"`<>)\]]*[^\s'"`<>)\].,;:!?])?\/?/gi;
/** Facts of the API's page whose value is one of many that fit. */
const OF_EXAMPLES = new Set(['Example', 'Examples', 'Pattern']);

/** What a text says to those who search: of an address, the host. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '$1');

/** Whether an element shows what an example happens to have: what a sample prints, or a fact that gives one. */
export function isExample(node: Element): boolean {
  const first = node.children.find(isElement);
  if (!first) return false;
  if (hasClass(node, 'theme-code-block')) return textOf(first) === 'Output';
  return node.tagName === 'li' && first.tagName === 'span' && OF_EXAMPLES.has(textOf(first));
}

/**
 * The names in a block of code, without the values that the example happens to have: what it sends, where to, and what
 * comes back. Of JSON that leaves the keys.
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

// The API's page has short elements in place of classes.
const isString = (node: Element): boolean => hasClass(node, 'tok-string') || node.tagName === 'i';
const isNumber = (node: Element): boolean => hasClass(node, 'tok-number') || node.tagName === 'b';
