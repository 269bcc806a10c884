import type lunr from 'lunr';
import type { Area, Entry } from './Area.ts';
import { forEachEntry, similarTerms, termsWithPrefix } from './lunrIndex.ts';
import { isDistinctive, type Query } from './parseQuery.ts';
import { termOf } from './terms.ts';
import { weights } from './weights.ts';

/** How well an entry matches each word of a query. */
export interface EntryMatch {
  worth: Float32Array;
  /** Bit mask of the words that are in the entry's name. */
  inName: number;
}

/** Maximum number of terms that complete a word or resemble it. */
const MAX_TERMS = 24;
/** Minimum length of a prefix that is looked up in texts, which contain too many words for shorter ones. */
const MIN_PREFIX = 3;
/** A longer query is a sentence, whose last word is complete. */
const MAX_BEGUN = 4;
/** Maximum number of words that are also found as one: `sign in`. */
const MAX_JOINED = 6;
/** Minimum lengths of words with one and with two typing errors. */
const MIN_LENGTHS = [4, 6];
/** Minimum length of a word in which two errors are as likely as one. */
const MIN_LONG = 10;

/** The matches of a query's words in all entries, found by lunr. */
export class Matches {
  readonly byEntry = new Map<Entry, EntryMatch>();
  /** By word: the number of pages that contain it. */
  readonly pages: number[] = [];
  /** Terms to highlight: distinctive ones, or the only word of the query. */
  readonly terms = new Set<string>();
  readonly #areas: readonly Area[];
  readonly #query: Query;

  constructor(areas: readonly Area[], query: Query) {
    this.#areas = areas;
    this.#query = query;
    for (const word of query.words.keys()) this.#findWord(word);
    const texts = query.words.map(({ text }) => text);
    for (let from = 0; from < texts.length; from += 1)
      for (let to = from + 2; to <= Math.min(texts.length, from + MAX_JOINED); to += 1)
        this.#find(texts.slice(from, to).join(''), [from, to], weights.joined, true);
    this.#applyOperators();
  }

  /** Removes entries without a word in quotation marks, and those with a word after a minus sign. */
  #applyOperators(): void {
    const required = [...this.#query.words.keys()].filter((word) => this.#query.words[word]?.isRequired);
    for (const [entry, { worth }] of this.byEntry)
      if (required.some((word) => !worth[word])) this.byEntry.delete(entry);
    for (const word of this.#query.excluded)
      for (const { area, index } of this.#indexes(true))
        forEachEntry(index, termOf(word), (number) => this.byEntry.delete(area.entries[number] as Entry));
  }

  #findWord(word: number): void {
    const { text = '', isMinor = true, isRequired = false } = this.#query.words[word] ?? {};
    const { length } = this.#query.words;
    const words = [word, word + 1] as const;
    const pages = new Set<unknown>();
    // A stop word is in all texts.
    const inTexts = !isMinor;
    const find = (term: string, quality: number, inAll = inTexts) => {
      for (const page of this.#find(term, words, quality, inAll)) pages.add(page);
    };
    for (const term of new Set([termOf(text), text])) find(term, 1);
    const isWhole = isRequired || (pages.size > 0 && length > MAX_BEGUN);
    if (!isWhole && (word === length - 1 || pages.size === 0)) {
      for (const term of this.#terms((index) => termsWithPrefix(index, text), text.length >= MIN_PREFIX))
        if (term !== text)
          find(
            term,
            weights.prefix + ((1 - weights.prefix) * text.length) / term.length,
            text.length >= MIN_PREFIX,
          );
    }
    const isKnown = pages.size > 0;
    for (const [errors, minimum] of MIN_LENGTHS.entries()) {
      if (isMinor || isRequired || isKnown || text.length < minimum) continue;
      // In a short word, two errors lead to too many others.
      if (pages.size > 0 && text.length < MIN_LONG) continue;
      const forms = [...new Set([text, termOf(text)])];
      const terms = this.#terms((index) => forms.flatMap((form) => similarTerms(index, form, errors + 1)));
      // The first letter is rarely wrong.
      for (const term of terms) if (term[0] === text[0] || errors === 0) find(term, 1);
    }
    this.pages[word] = pages.size;
  }

  /** Returns terms that complete or resemble a word, shortest first. */
  #terms(among: (index: lunr.Index) => string[], inTexts = true): string[] {
    const terms = this.#indexes(inTexts).flatMap(({ index }) => among(index));
    return [...new Set(terms)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_TERMS);
  }

  #indexes(inTexts: boolean): { area: Area; index: lunr.Index; isName: boolean }[] {
    return this.#areas.flatMap((area) => {
      const { names, keywords, texts } = area.indexes;
      return [
        { area, index: names, isName: true },
        ...[...(keywords ? [keywords] : []), ...(inTexts ? texts : [])].map((index) => ({
          area,
          index,
          isName: false,
        })),
      ];
    });
  }

  /** Notes the entries with a term, and returns their pages. */
  #find(
    term: string,
    [from, to]: readonly [number, number],
    quality: number,
    inTexts: boolean,
  ): Set<unknown> {
    const pages = new Set<unknown>();
    for (const { area, index, isName } of this.#indexes(inTexts)) {
      forEachEntry(index, term, (number, score) => {
        const entry = area.entries[number];
        if (!entry) return;
        pages.add(entry.page);
        for (let word = from; word < to; word += 1) this.#note(entry, word, score * quality, isName);
      });
    }
    if (pages.size > 0 && (this.#query.words.length === 1 || isDistinctive(term))) this.terms.add(term);
    return pages;
  }

  #note(entry: Entry, word: number, worth: number, isName: boolean): void {
    let match = this.byEntry.get(entry);
    if (!match) {
      match = { worth: new Float32Array(this.#query.words.length), inName: 0 };
      this.byEntry.set(entry, match);
    }
    if (isName) match.inName |= 1 << word;
    match.worth[word] = Math.max(match.worth[word] ?? 0, worth);
  }
}
