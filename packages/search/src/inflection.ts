import { joined, wordsOf } from './terms.ts';

const SHORTEST = 3;
const DOUBLED = /([bdgmnprt])\1$/;

const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);

/** What stays of a word without an ending, or all of it if that is no word. */
const without = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '');
  return rest.length >= SHORTEST && hasVowel(rest) ? rest : word;
};

/**
 * A word without what its number or tense adds: `backups` and `backup`, `throttled` and `throttle` have the same. Stems
 * would join more: `validate` and `valid` mean something else here.
 */
function inflectionless(word: string): string {
  const singular = word.endsWith('ss') ? word : without(word.replace(/(?<=\w{3})ies$/, 'y'), /(?<![iu])s$/);
  const plain = without(singular, /(?:ed|ing)$/);
  const base = plain === singular ? singular : plain.replace(DOUBLED, '$1');
  return without(base, /e$/);
}

/** A text as one word, in whatever number and tense: `Session keys` and `session key` are the same. */
export const looselyAsOneWord = (text: string): string => loosely(wordsOf(text));

/** Words as one, in whatever number and tense. */
export const loosely = (words: readonly string[]): string => joined(words.map(inflectionless));
