import { FIELD, type Area, type Entry } from './Area.ts';
import { american, stemOf } from './terms.ts';

const MAX_COMPLETIONS = 60;
const MIN_PREFIX_LENGTH = 3;

/** Number of texts that are searched for the spelling of a stem. */
const MAX_TEXTS = 8;
const USE_IN_TEXT = 0.2;

type Index = Area['indexes'][number];

/** The first index of an area contains its names, and the others contain texts. */
const NAME_INDEXES = 1;

/** The terms of all areas, and their occurrences. */
export class Vocabulary {
  readonly #areas: readonly Area[];

  constructor(areas: readonly Area[]) {
    this.#areas = areas;
  }

  /**
   * Visits each occurrence of a term, and returns whether there is one.
   *
   * @param inText - whether to include texts, or names only
   */
  forEachPosting(
    term: string,
    inText: boolean,
    take: (entry: Entry, field: number, times: number) => void,
  ): boolean {
    let isThere = false;
    for (const area of this.#areas) {
      for (const index of inText ? area.indexes : area.indexes.slice(0, NAME_INDEXES)) {
        index.forEachPosting(term, (number, field, times) => {
          const entry = area.entries[number];
          if (!entry) return;
          isThere = true;
          take(entry, field, times);
        });
      }
    }
    return isThere;
  }

  /** Whether a prefix is also looked up in texts. One or two letters match too many of their words. */
  searchesTextFor(start: string): boolean {
    return start.length >= MIN_PREFIX_LENGTH;
  }

  /** Returns longer terms with a prefix, shortest first. */
  withPrefix(start: string): string[] {
    const most = this.searchesTextFor(start) ? Infinity : NAME_INDEXES;
    return this.#among((index) => index.withPrefix(start, MAX_COMPLETIONS), most)
      .filter((term) => term !== start)
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_COMPLETIONS);
  }

  /** Whether any entry contains a word, in any form. */
  has(word: string): boolean {
    const spelled = american(word);
    const forms = [word, stemOf(word), spelled, stemOf(spelled)];
    return this.#areas.some(({ indexes }) => indexes.some((index) => forms.some((form) => index.has(form))));
  }

  /** Returns the words of names and keywords. */
  *words(): Generator<string> {
    for (const { indexes } of this.#areas)
      for (const index of indexes.slice(0, NAME_INDEXES)) yield* index.terms();
  }

  /** Returns the stems of all words in texts. */
  *stems(): Generator<string> {
    for (const { indexes } of this.#areas)
      for (const index of indexes.slice(NAME_INDEXES)) yield* index.terms();
  }

  /** Returns the words of a stem, as spelled in some of the texts. */
  wordsOf(stem: string): Set<string> {
    // The last letter of a stem may differ in its words: `recoveri`.
    const begun = new RegExp(`\\b${stem.slice(0, -1)}\\w*`, 'gi');
    const texts = [...this.entriesOf(stem).keys()].slice(0, MAX_TEXTS).map(({ text = '' }) => text);
    const words = texts.flatMap((text) => text.match(begun) ?? []).map((word) => word.toLowerCase());
    return new Set(words.filter((word) => stemOf(word) === stem));
  }

  /** Returns the entries that contain a word, and how much each shows about its use. A name shows more than a text. */
  entriesOf(word: string): Map<Entry, number> {
    const entries = new Map<Entry, number>();
    for (const form of new Set([word, stemOf(word)])) {
      this.forEachPosting(form, true, (entry, field) => {
        const use = field === FIELD.text ? USE_IN_TEXT : 1;
        entries.set(entry, Math.max(entries.get(entry) ?? 0, use));
      });
    }
    return entries;
  }

  #among(terms: (index: Index) => string[], most = Infinity): string[] {
    return [...new Set(this.#areas.flatMap(({ indexes }) => indexes.slice(0, most).flatMap(terms)))];
  }
}
