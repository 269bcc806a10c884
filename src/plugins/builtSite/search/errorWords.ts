import { keyErrorWords } from './keyErrorWords.ts';
import { serviceErrorWords } from './serviceErrorWords.ts';
import { tokenErrorWords } from './tokenErrorWords.ts';
import type { WordsByCode } from './WordsByCode.ts';

/**
 * What readers type or paste for an error of ours: their own words, and the messages of browsers and other libraries for
 * the same thing. For the search alone; no commas.
 */
export const errorWords: WordsByCode = { ...serviceErrorWords, ...keyErrorWords, ...tokenErrorWords };
