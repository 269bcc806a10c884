import { loosely } from './inflection.ts';
import type { Synonyms } from './synonyms/Synonyms.ts';
import { stemOf, wordsOf } from './terms.ts';

type Terms = (readonly string[])[];

const add = (to: Map<string, Terms>, name: string, own: readonly string[]): void => {
  const known = to.get(name);
  if (known) known.push(own);
  else to.set(name, [own]);
};

/** What others call what these docs are about, made ready to be looked up. */
export class OthersWords {
  /** Each word that others use for something here, alone or in a phrase. */
  readonly words: ReadonlySet<string>;
  readonly #loose: ReadonlySet<string>;
  readonly #phrases = new Map<string, Terms>();
  readonly #loosePhrases = new Map<string, Terms>();

  /** @param areas - none while they have not come: others use no words then */
  constructor(areas: readonly Synonyms[] = []) {
    const seen = new Set<string>();
    for (const [own, others] of areas.flatMap((area) => Object.entries(area))) {
      const terms = wordsOf(own).map(stemOf);
      for (const other of others.split(', ')) {
        const words = wordsOf(other);
        for (const word of words) seen.add(word);
        add(this.#phrases, words.join(' '), terms);
        // `gift cards`, `gift card` and `giftcard` are one.
        add(this.#loosePhrases, loosely(words), terms);
      }
    }
    this.words = seen;
    this.#loose = new Set([...seen].map((word) => loosely([word])));
  }

  /** What these docs call what the words mean, each in stems: by the words as they are, or else without their endings. */
  meant(words: readonly string[]): Readonly<Terms> {
    return this.#phrases.get(words.join(' ')) ?? this.#loosePhrases.get(loosely(words)) ?? [];
  }

  /** Whether others use a word for something here, in any number and tense. */
  has(word: string): boolean {
    return this.words.has(word) || this.#loose.has(loosely([word]));
  }
}
