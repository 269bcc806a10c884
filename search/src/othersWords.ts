import { loosely } from './inflection.ts';
import { synonyms } from './synonyms/index.ts';
import { stemOf, wordsOf } from './terms.ts';

type Terms = (readonly string[])[];

const exact = new Map<string, Terms>();
const loose = new Map<string, Terms>();
/** Each word that others use for something here, alone or in a phrase. */
export const othersWords = new Set<string>();
const looseWords = new Set<string>();

const add = (to: Map<string, Terms>, name: string, own: readonly string[]): void => {
  const known = to.get(name);
  if (known) known.push(own);
  else to.set(name, [own]);
};

for (const [own, others] of synonyms.flatMap((area) => Object.entries(area))) {
  const terms = wordsOf(own).map(stemOf);
  for (const other of others.split(', ')) {
    const words = wordsOf(other);
    for (const word of words) {
      othersWords.add(word);
      looseWords.add(loosely([word]));
    }
    add(exact, words.join(' '), terms);
    // `gift cards`, `gift card` and `giftcard` are one.
    add(loose, loosely(words), terms);
  }
}

/** What these docs call what the words mean, each in stems: by the words as they are, or else without their endings. */
export const othersFor = (words: readonly string[]): Readonly<Terms> =>
  exact.get(words.join(' ')) ?? loose.get(loosely(words)) ?? [];

/** Whether others use a word for something here, in any number and tense. */
export const isOthersWord = (word: string): boolean =>
  othersWords.has(word) || looseWords.has(loosely([word]));
