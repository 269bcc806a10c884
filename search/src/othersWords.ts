import { inflectionless } from './inflection.ts';
import { synonyms } from './synonyms.ts';
import { joined, stemOf, wordsOf } from './terms.ts';

type Terms = readonly (readonly string[])[];

const exact = new Map<string, Terms>();
const loose = new Map<string, Terms>();

/** `gift cards`, `gift card` and `giftcard` are one. */
const looselyOf = (words: readonly string[]): string => joined(words.map(inflectionless));

for (const [phrase, others] of Object.entries(synonyms)) {
  const words = wordsOf(phrase);
  const terms = others.map((other) => wordsOf(other).map(stemOf));
  exact.set(words.join(' '), terms);
  loose.set(looselyOf(words), terms);
}

/** What these docs call what the words mean, each in stems: by the words as they are, or else without their endings. */
export const othersFor = (words: readonly string[]): Terms =>
  exact.get(words.join(' ')) ?? loose.get(looselyOf(words)) ?? [];
