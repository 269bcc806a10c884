import { joinLemmas } from './inflection.ts';
import type { Synonyms } from './synonyms/Synonyms.ts';
import { stemOf, wordsOf } from './terms.ts';

type Terms = (readonly string[])[];

const add = (to: Map<string, Terms>, name: string, terms: readonly string[]): void => {
  const existing = to.get(name);
  if (existing) existing.push(terms);
  else to.set(name, [terms]);
};

/** Synonyms for the docs' words, prepared for lookup. */
export class SynonymIndex {
  /** Each word of a synonym, alone or in a phrase. */
  readonly words: ReadonlySet<string>;
  readonly #lemmas: ReadonlySet<string>;
  readonly #phrases = new Map<string, Terms>();
  readonly #lemmaPhrases = new Map<string, Terms>();

  /** @param areas - empty until the synonyms have been loaded */
  constructor(areas: readonly Synonyms[] = []) {
    const seen = new Set<string>();
    for (const [docsTerm, synonyms] of areas.flatMap((area) => Object.entries(area))) {
      const terms = wordsOf(docsTerm).map(stemOf);
      for (const synonym of synonyms.split(', ')) {
        const words = wordsOf(synonym);
        for (const word of words) seen.add(word);
        add(this.#phrases, words.join(' '), terms);
        // `gift cards`, `gift card` and `giftcard` are equivalent.
        add(this.#lemmaPhrases, joinLemmas(words), terms);
      }
    }
    this.words = seen;
    this.#lemmas = new Set([...seen].map((word) => joinLemmas([word])));
  }

  /**
   * Returns the stems of the docs' words for a synonym. The exact words are looked up first, then the words without
   * their endings.
   */
  termsFor(words: readonly string[]): Readonly<Terms> {
    return this.#phrases.get(words.join(' ')) ?? this.#lemmaPhrases.get(joinLemmas(words)) ?? [];
  }

  /** Whether a word is part of a synonym, regardless of number and tense. */
  has(word: string): boolean {
    return this.words.has(word) || this.#lemmas.has(joinLemmas([word]));
  }
}
