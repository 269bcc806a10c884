import { joined, wordsOf } from './terms.ts';

const SHORTEST = 3;
const DOUBLED = /([bdgmnprt])\1$/;

const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);

/** Removes an ending from a word, unless the rest isn't a word. */
const without = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '');
  return rest.length >= SHORTEST && hasVowel(rest) ? rest : word;
};

/**
 * Removes the endings of number and tense: `backups` and `backup`, or `throttled` and `throttle`, have the same result.
 * Stems would merge more words: `validate` and `valid` have different meanings here.
 */
function lemmatize(word: string): string {
  const singular = word.endsWith('ss') ? word : without(word.replace(/(?<=\w{3})ies$/, 'y'), /(?<![iu])s$/);
  const plain = without(singular, /(?:ed|ing)$/);
  const base = plain === singular ? singular : plain.replace(DOUBLED, '$1');
  return without(base, /e$/);
}

/** Joins the words of a text, regardless of number and tense: `Session keys` and `session key` have the same result. */
export const lemmatizedAsOneWord = (text: string): string => joinLemmas(wordsOf(text));

/** Joins words, regardless of number and tense. */
export const joinLemmas = (words: readonly string[]): string => joined(words.map(lemmatize));
