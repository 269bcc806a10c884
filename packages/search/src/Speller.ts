import type { Entry } from './Area.ts';
import { editDistance } from './editDistance.ts';
import type { SynonymIndex } from './SynonymIndex.ts';
import { isStopWord, stemOf } from './terms.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** A possible correction of an unknown word. */
export interface Correction {
  text: string;
  /** Likelihood relative to the most likely correction, which has 1. */
  likelihood: number;
}

interface Candidate {
  text: string;
  edits: number;
}

/** Shorter words resemble too many others, and longer ones aren't words. */
const SHORTEST = 4;
const LONGEST = 32;
/** One edit is allowed for this many letters, up to a maximum. */
const LETTERS_PER_EDIT = 4;
const MAX_EDITS = 2.2;
/** Cost of a missing letter at the end. A truncated word is likelier than one with different letters. */
const TRUNCATION_COST = 0.4;
/** With one more edit, a word is as likely only if it's used e^4 times as often. */
const EDIT_PENALTY = 4;
/** Weight of an entry that also contains another word of the query, relative to an entry with the word alone. */
const CO_OCCURRENCE_WEIGHT = 20;
/** Weight of a synonym phrase for each of its words, relative to an entry with the word. */
const PER_PHRASE_WORD = 80;
/** Minimum likelihood, and maximum number, of corrections to look up. */
const MIN_LIKELIHOOD = 0.15;
const MAX_CORRECTIONS = 4;

/**
 * Corrects misspelt words. Candidates are similar words, preferably frequent ones, and above all those that occur with
 * the query's other words.
 */
export class Speller {
  readonly #vocabulary: Vocabulary;
  readonly #synonyms: SynonymIndex;

  constructor(vocabulary: Vocabulary, synonyms: SynonymIndex) {
    this.#vocabulary = vocabulary;
    this.#synonyms = synonyms;
  }

  /**
   * Returns possible corrections of a query's word, most likely first, or nothing if it's a known word or the beginning
   * of one.
   */
  correct(words: readonly string[], index: number): Correction[] {
    const typed = words[index] ?? '';
    if (!this.#isMisspelt(typed)) return [];
    const isLast = index === words.length - 1;
    if (isLast && this.#vocabulary.withPrefix(typed).length > 0) return [];
    return this.#likeliest([...this.#near(typed, !isLast)], words, index);
  }

  /** Returns the likely completion of a query's last word, if that isn't a word yet. */
  complete(words: readonly string[]): string | undefined {
    const typed = words.at(-1) ?? '';
    if (!this.#isMisspelt(typed)) return undefined;
    const longer = this.#vocabulary.withPrefix(typed).map((text) => ({ text, edits: 0 }));
    return this.#likeliest(longer, words, words.length - 1)[0]?.text;
  }

  #isMisspelt(word: string): boolean {
    if (word.length < SHORTEST || word.length > LONGEST) return false;
    return !this.#vocabulary.has(word) && !this.#synonyms.has(word);
  }

  /** Returns the nearest similar word for each stem. */
  #near(typed: string, isWhole: boolean): Iterable<Candidate> {
    const limit = Math.min(MAX_EDITS, typed.length / LETTERS_PER_EDIT);
    const nearest = new Map<string, Candidate>();
    const editsTo = (word: string): number =>
      isWhole && word.startsWith(typed)
        ? TRUNCATION_COST * (word.length - typed.length)
        : editDistance(typed, word, limit);
    const take = (word: string): void => {
      const edits = editsTo(word);
      if (edits > limit || isStopWord(word)) return;
      const stem = stemOf(word);
      const before = nearest.get(stem);
      // A stem that isn't a word has no phrases.
      const isWord = word !== stem;
      if (!before || edits < before.edits || (edits === before.edits && isWord)) {
        nearest.set(stem, { text: word, edits });
      }
    };
    for (const word of this.#vocabulary.words()) take(word);
    for (const word of this.#synonyms.words) take(word);
    const typedStem = stemOf(typed);
    for (const stem of this.#vocabulary.stems()) {
      if (editDistance(typedStem, stem, limit) > limit) continue;
      for (const word of this.#vocabulary.wordsOf(stem)) take(word);
    }
    return nearest.values();
  }

  #likeliest(candidates: readonly Candidate[], words: readonly string[], index: number): Correction[] {
    const neighbors = words.flatMap((word, position) =>
      position === index || isStopWord(word) ? [] : [this.#vocabulary.entriesOf(word)],
    );
    const scored = candidates
      .map(({ text, edits }) => ({
        text,
        score:
          Math.log(this.#use(text, neighbors) + this.#phrasesWith(text, words, index)) - EDIT_PENALTY * edits,
      }))
      .sort((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    return scored
      .map(({ text, score }) => ({ text, likelihood: Math.exp(score - best) }))
      .filter(({ likelihood }) => likelihood >= MIN_LIKELIHOOD)
      .slice(0, MAX_CORRECTIONS);
  }

  /** Returns how often a word is used, above all together with the other words. */
  #use(word: string, neighbors: readonly ReadonlyMap<Entry, number>[]): number {
    let use = 1;
    for (const [entry, count] of this.#vocabulary.entriesOf(word)) {
      use += count;
      for (const entries of neighbors) use += CO_OCCURRENCE_WEIGHT * count * (entries.get(entry) ?? 0);
    }
    return use;
  }

  /** Returns how often a word is used in synonym phrases of two or three words. */
  #phrasesWith(word: string, words: readonly string[], index: number): number {
    let use = 0;
    for (let from = Math.max(0, index - 2); from <= index; from += 1) {
      for (let to = index + 1; to <= Math.min(words.length, from + 3); to += 1) {
        const phrase = words.slice(from, to);
        phrase[index - from] = word;
        if (this.#synonyms.termsFor(phrase).length > 0) use += PER_PHRASE_WORD * phrase.length;
      }
    }
    return use;
  }
}
