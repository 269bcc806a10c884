import type { Hit } from '@site/packages/search/src/client';
import { highlightParameter } from '../../../../src/config/search.ts';

type HitTarget = Pick<Hit['document'], 'u' | 'h'>;

const CODE = /\p{Ll}\p{Lu}|[_(){}@]|\w[./:]\w|^\/|^\p{Lu}{2,}-?\d/u;

/** Returns whether a word is a name from code, such as `signIn`, `sdk/timeout` or `/orders`. */
export const isCode = (word: string): boolean => CODE.test(word);

const trimPunctuation = (word: string): string =>
  word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase();

/** Returns the address of a hit, with the words to mark on the page. */
export function hitAddress({ document, terms }: Hit, query: string, target: HitTarget = document): string {
  // Names from code are passed as typed, since their form tells the page to mark them in code.
  const names = new Map(
    query
      .split(/\s+/)
      .filter(isCode)
      .map((word) => [trimPunctuation(word), word]),
  );
  const words = terms.map((term) => [highlightParameter, names.get(term) ?? term]);
  const parameters = new URLSearchParams(words).toString();
  return `${target.u}${parameters === '' ? '' : `?${parameters}`}${target.h ?? ''}`;
}
