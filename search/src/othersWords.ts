import { loosely } from './inflection.ts';
import { synonyms } from './synonyms.ts';
import { stemOf, wordsOf } from './terms.ts';

type Terms = readonly (readonly string[])[];

const exact = new Map<string, Terms>();
const loose = new Map<string, Terms>();
/** Each word that others use for something here, alone or in a phrase. */
export const othersWords = new Set<string>();

for (const [phrase, own] of Object.entries(synonyms)) {
  const words = wordsOf(phrase);
  const terms = own.map((other) => wordsOf(other).map(stemOf));
  for (const word of words) othersWords.add(word);
  exact.set(words.join(' '), terms);
  // `gift cards`, `gift card` and `giftcard` are one.
  loose.set(loosely(words), terms);
}

/** What these docs call what the words mean, each in stems: by the words as they are, or else without their endings. */
export const othersFor = (words: readonly string[]): Terms =>
  exact.get(words.join(' ')) ?? loose.get(loosely(words)) ?? [];
