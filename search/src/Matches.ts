import { FIELD, isReference, WORTH, type Area, type Entry } from './Area.ts';
import type { Query } from './readQuery.ts';
import { stemOf } from './terms.ts';

/** How well each word of a query was found in an entry. */
export interface Found {
  worth: Float32Array;
  /** Which words stand in the entry's name, a bit each. */
  inName: number;
}

const EXACT = 1;
const FORM = 0.97;
const BEGINNING = 0.72;
const MISSPELT = 0.55;
const ITSELF = 4;
const IN_REFERENCE = 0.6;
const MOST_BEGINNINGS = 60;
const SHORTEST_BEGINNING = 3;
/** Misspelt terms that are looked up; short ones are near to everything. */
const MOST_NEAR = 12;
const LONGEST_MISSPELT = 32;

/** Where the words of a query stand. */
export class Matches {
  readonly found = new Map<Entry, Found>();
  /** By word: in how many pages it was found. */
  readonly pages: number[] = [];
  /** Terms that were found, to be marked. */
  readonly terms = new Set<string>();
  readonly #areas: readonly Area[];
  readonly #query: Query;

  constructor(areas: readonly Area[], query: Query) {
    this.#areas = areas;
    this.#query = query;
    for (const word of query.words.keys()) this.#findWord(word);
    for (const reading of query.readings) this.#findReading(reading);
  }

  #findWord(word: number): void {
    const { text, inText } = this.#query.words[word] ?? { text: '', inText: false };
    const stem = stemOf(text);
    const isLast = word === this.#query.words.length - 1;
    const pages = new Set<unknown>();
    const look = (term: string, quality: number, everywhere: boolean) =>
      this.#places(term, everywhere, (entry, field, times) => {
        this.#note(entry, field, times, word, quality);
        pages.add(entry.page);
      });
    look(stem, EXACT, inText);
    if (stem !== text) look(text, FORM, inText);
    if (isLast || pages.size === 0) {
      const everywhere = text.length >= SHORTEST_BEGINNING;
      for (const term of this.#beginning(text)) {
        look(term, BEGINNING * (0.6 + (0.4 * text.length) / term.length), everywhere);
      }
    }
    if (pages.size === 0 && text.length > 3) {
      for (const term of this.#near(text, stem)) look(term, MISSPELT, true);
    }
    this.pages[word] = pages.size;
  }

  /** Joined parts and synonyms: an entry has to have all the terms of a reading, its page's title counts. */
  #findReading({ words: [from, to], terms, quality }: Query['readings'][number]): void {
    let common: Map<Entry, [worth: number, inName: boolean]> | undefined;
    for (const [order, term] of terms.entries()) {
      const has = new Map<Entry, [number, boolean]>();
      const forms =
        terms.length === 1 && to === this.#query.words.length && term.length > 3
          ? [term, ...this.#beginning(term)]
          : [term];
      for (const form of forms) {
        const share = form === term ? 1 : BEGINNING * (0.6 + (0.4 * term.length) / form.length);
        this.#places(form, true, (entry, field, times) => {
          // An identifier is itself wherever it stands, also where the pages have no name for it.
          const isItself = this.#query.isCode && terms.length === 1 && form === term && field === FIELD.text;
          const worth = worthOf(field, times) * (isItself ? ITSELF : share);
          const before = has.get(entry);
          const inName: boolean = isName(field) || (before?.[1] ?? false);
          has.set(entry, [Math.max(worth, before?.[0] ?? 0), inName]);
        });
      }
      if (order === 0) common = has;
      else {
        for (const [entry, [worth, inName]] of common ?? []) {
          const other = has.get(entry);
          if (other) common?.set(entry, [Math.min(worth, other[0]), inName && other[1]]);
          else common?.delete(entry);
        }
      }
    }
    const pages = new Set([...(common?.keys() ?? [])].map((entry) => entry.page)).size;
    if (pages === 0) return;
    for (const term of terms) this.terms.add(term);
    for (const [entry, [worth, inName]] of common ?? []) {
      const found = this.#at(entry);
      // Whoever uses another word does not look for a symbol.
      const share = quality < 1 && isReference(entry) ? quality * IN_REFERENCE : quality;
      for (let word = from; word < to; word += 1) {
        found.worth[word] = Math.max(found.worth[word] ?? 0, worth * share);
        if (inName) found.inName |= 1 << word;
      }
    }
    for (let word = from; word < to; word += 1) {
      // A word that nothing has is as rare as what stands for it.
      if (!this.pages[word]) this.pages[word] = pages;
    }
  }

  #places(
    term: string,
    everywhere: boolean,
    take: (entry: Entry, field: number, times: number) => void,
  ): void {
    let isThere = false;
    for (const area of this.#areas) {
      for (const index of everywhere ? area.indexes : area.indexes.slice(0, 1)) {
        index.places(term, (number, field, times) => {
          const entry = area.entries[number];
          if (!entry) return;
          isThere = true;
          take(entry, field, times);
        });
      }
    }
    if (isThere) this.terms.add(term);
  }

  /** Terms that begin so, the shortest first. A letter or two begin too many words of texts: names only. */
  #beginning(start: string): string[] {
    const terms = this.#among(
      (index) => index.beginning(start, MOST_BEGINNINGS),
      start.length >= SHORTEST_BEGINNING ? Infinity : 1,
    );
    return terms
      .filter((term) => term !== start)
      .sort((a, b) => a.length - b.length)
      .slice(0, MOST_BEGINNINGS);
  }

  #near(text: string, stem: string): string[] {
    for (const distance of [1, 2]) {
      // Two letters of a short word are too much of it.
      const forms = [text, stem].filter(
        ({ length }) => length > (distance === 1 ? 3 : 8) && length <= LONGEST_MISSPELT,
      );
      const look = (index: Area['indexes'][number]) => forms.flatMap((form) => index.near(form, distance));
      // What is meant is more likely in a name, and there are fewer of them.
      const inNames = this.#among(look, 1);
      const near = inNames.length > 0 ? inNames : this.#among(look);
      const sameStart = near.filter((term) => term.startsWith(text.charAt(0)));
      if (near.length > 0) return (sameStart.length > 0 ? sameStart : near).slice(0, MOST_NEAR);
    }
    return [];
  }

  #among(terms: (index: Area['indexes'][number]) => string[], most = Infinity): string[] {
    return [...new Set(this.#areas.flatMap(({ indexes }) => indexes.slice(0, most).flatMap(terms)))];
  }

  #note(entry: Entry, field: number, times: number, word: number, quality: number): void {
    const found = this.#at(entry);
    const worth = worthOf(field, times) * quality;
    if (worth > (found.worth[word] ?? 0)) found.worth[word] = worth;
    if (isName(field)) found.inName |= 1 << word;
  }

  #at(entry: Entry): Found {
    let found = this.found.get(entry);
    if (!found)
      this.found.set(entry, (found = { worth: new Float32Array(this.#query.words.length), inName: 0 }));
    return found;
  }
}

const worthOf = (field: number, times: number): number => (WORTH[field] ?? 0) * (1 + 0.25 * (times - 1));

const isName = (field: number): boolean => field === FIELD.title || field === FIELD.heading;
