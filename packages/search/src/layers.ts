import type lunr from 'lunr';
import { buildIndex } from './lunrIndex.ts';
import { asOneWord, termsOf, wordsOf } from './terms.ts';

/** Maximum number of words of a name that is also found as one word. */
const MAX_JOINED_WORDS = 4;

/** A page or a section in the index, with its number in the area. */
export interface Indexed {
  number: number;
  name: string;
  /** Other names, separated by commas. */
  keywords: string;
  description?: string;
  text: string;
}

export const indexNames = (entries: readonly Pick<Indexed, 'number' | 'name'>[]): lunr.Index =>
  buildIndex(
    ['name'],
    entries.map(({ number, name }) => [number, { name: nameTerms(name) }]),
    0.4,
  );

function* nameTerms(name: string): Generator<string> {
  yield* termsOf(name, true);
  // Short names are often typed without a space: `quickstart`.
  const words = wordsOf(name.replace(/<.*>$/, ''));
  if (words.length > 1 && words.length <= MAX_JOINED_WORDS) yield words.join('');
}

/** Indexes the keywords and descriptions of entries. */
export const indexKeywords = (
  entries: readonly Pick<Indexed, 'number' | 'keywords' | 'description'>[],
): lunr.Index =>
  buildIndex(
    ['keywords', 'description'],
    entries.map(({ number, keywords, description = '' }) => [
      number,
      { keywords: keywordTerms(keywords), description: termsOf(description) },
    ]),
    0,
  );

const keywordTerms = (keywords: string): string[] =>
  listOf(keywords).flatMap((keyword) => [...new Set([...termsOf(keyword, true), asOneWord(keyword)])]);

export const listOf = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);

export const indexTexts = (entries: readonly Pick<Indexed, 'number' | 'text'>[]): lunr.Index =>
  buildIndex(
    ['text'],
    entries.map(({ number, text }) => [number, { text: termsOf(text) }]),
    0.5,
  );
