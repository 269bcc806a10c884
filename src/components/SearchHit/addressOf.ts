import type { Hit } from '@site/packages/search/src/client';
import { highlightParameter } from '../../config/search.ts';
import { isCode, isSameWord } from '../Marks/words.ts';

/** Where a hit leads: to itself, or to its twin. */
type Place = Pick<Hit['document'], 'u' | 'h'>;

const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase();

/** Address of a place that was found, with the words to mark there. */
export function addressOf({ document, terms }: Hit, query: string, place: Place = document): string {
  // What was typed as code goes as it was typed: by its form the page knows that it is to be marked in code.
  const names = new Map(
    query
      .split(/\s+/)
      .filter(isCode)
      .map((word) => [bare(word), word]),
  );
  // One form of a word finds the others; a name has none.
  const forms = terms.filter(
    (term, order) => !terms.slice(0, order).some((other) => !names.has(other) && isSameWord(other, term)),
  );
  const words = forms.map((term) => [highlightParameter, names.get(term) ?? term]);
  const parameters = new URLSearchParams(words).toString();
  return `${place.u}${parameters === '' ? '' : `?${parameters}`}${place.h ?? ''}`;
}
