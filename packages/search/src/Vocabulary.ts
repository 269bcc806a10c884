import { FIELD, type Area, type Entry } from './Area.ts';
import { american, stemOf } from './terms.ts';

const MOST_BEGINNINGS = 60;
const SHORTEST_BEGINNING = 3;

/** The first texts of a word show how it is written. */
const MOST_TEXTS = 8;
const USE_IN_TEXT = 0.2;

type Index = Area['indexes'][number];

/** Names come first in an area; all else is text. */
const NAMES = 1;

/** The terms of all areas, and where they stand. */
export class Vocabulary {
  readonly #areas: readonly Area[];

  constructor(areas: readonly Area[]) {
    this.#areas = areas;
  }

  /**
   * Calls back for each place of a term; true if there is one.
   *
   * @param inText - or in names only
   */
  places(term: string, inText: boolean, take: (entry: Entry, field: number, times: number) => void): boolean {
    let isThere = false;
    for (const area of this.#areas) {
      for (const index of inText ? area.indexes : area.indexes.slice(0, NAMES)) {
        index.places(term, (number, field, times) => {
          const entry = area.entries[number];
          if (!entry) return;
          isThere = true;
          take(entry, field, times);
        });
      }
    }
    return isThere;
  }

  /** Whether a beginning is looked up in texts too: a letter or two begin too many words of them. */
  beginsInText(start: string): boolean {
    return start.length >= SHORTEST_BEGINNING;
  }

  /** Longer terms that begin so, the shortest first. */
  beginning(start: string): string[] {
    const most = this.beginsInText(start) ? Infinity : NAMES;
    return this.#among((index) => index.beginning(start, MOST_BEGINNINGS), most)
      .filter((term) => term !== start)
      .sort((a, b) => a.length - b.length)
      .slice(0, MOST_BEGINNINGS);
  }

  /** Whether a word stands anywhere, in any form. */
  has(word: string): boolean {
    const spelled = american(word);
    const forms = [word, stemOf(word), spelled, stemOf(spelled)];
    return this.#areas.some(({ indexes }) => indexes.some((index) => forms.some((form) => index.has(form))));
  }

  /** The words of names and keywords. */
  *words(): Generator<string> {
    for (const { indexes } of this.#areas) for (const index of indexes.slice(0, NAMES)) yield* index.terms();
  }

  /** The stems of all words of texts. */
  *stems(): Generator<string> {
    for (const { indexes } of this.#areas) for (const index of indexes.slice(NAMES)) yield* index.terms();
  }

  /** Words with a stem, as some texts write them. */
  wordsOf(stem: string): Set<string> {
    // The last letter of a stem may be another in its word: `recoveri`.
    const begun = new RegExp(`\\b${stem.slice(0, -1)}\\w*`, 'gi');
    const texts = [...this.entriesOf(stem).keys()].slice(0, MOST_TEXTS).map(({ text = '' }) => text);
    const words = texts.flatMap((text) => text.match(begun) ?? []).map((word) => word.toLowerCase());
    return new Set(words.filter((word) => stemOf(word) === stem));
  }

  /** Where a word stands, and how much that tells of its use: a name says more than a text. */
  entriesOf(word: string): Map<Entry, number> {
    const entries = new Map<Entry, number>();
    for (const form of new Set([word, stemOf(word)])) {
      this.places(form, true, (entry, field) => {
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
