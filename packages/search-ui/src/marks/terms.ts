import { isStopWord, termOf } from '../../../search/src/terms.ts';
import { isCode } from '../SearchHit/hitAddress.ts';

export interface Term {
  /** In lower case, for comparison. */
  readonly text: string;
  /** Whether it's a name from code, which also matches inside code and has no other forms. */
  readonly isCode: boolean;
}

export type TextRange = readonly [from: number, to: number];

/** Minimum length of a word among several. Shorter words are in every sentence. */
const SHORTEST = 3;

/** Maximum number of words. An address from elsewhere may have any number, each compared with each word of the page. */
const MAX_WORDS = 32;

/** Returns the terms of an address that are worth marking. */
export function termsOf(words: readonly string[]): Term[] {
  const uniqueWords = [...new Set(words.map((word) => word.trim()))].slice(0, MAX_WORDS);
  return uniqueWords.flatMap((word): Term[] => {
    const text = word.toLowerCase().replace(/\(\)$/, '');
    const least = uniqueWords.length === 1 ? 2 : SHORTEST;
    if (text.length < least || isStopWord(text)) return [];
    if (!isCode(word)) return [{ text, isCode: false }];
    // `client.auth.signIn` is documented as `signIn()`.
    const member = /^[\w.]+\.(\w{3,})$/.exec(text)?.[1];
    return [text, ...(member === undefined ? [] : [member])].map((name) => ({ text: name, isCode: true }));
  });
}

const WORD = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Returns the positions of terms in a text, in order and without overlaps. */
export function findRanges(text: string, terms: readonly Term[]): TextRange[] {
  const lower = text.toLowerCase();
  // A few letters are longer in lower case, so positions would differ from those in the text.
  if (lower.length !== text.length) return [];
  const ranges: TextRange[] = [];
  const names = terms.filter((term) => /[^\p{L}\p{M}\p{N}_]/u.test(term.text));
  for (const { text: name } of names) {
    for (let from = lower.indexOf(name); from >= 0; from = lower.indexOf(name, from + name.length)) {
      const to = from + name.length;
      if (!isInsideWord(lower, from) && !isInsideWord(lower, to)) ranges.push([from, to]);
    }
  }
  const words = terms.filter((term) => !names.includes(term));
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    if (words.some((term) => (term.isCode ? term.text === word : termOf(term.text) === termOf(word)))) {
      ranges.push([index, index + word.length]);
    }
  }
  ranges.sort(([a], [b]) => a - b);
  return ranges.filter(([from], order) => ranges.slice(0, order).every(([, to]) => to <= from));
}

const isInsideWord = (text: string, offset: number): boolean =>
  IN_WORD.test(text[offset - 1] ?? '') && IN_WORD.test(text[offset] ?? '');
