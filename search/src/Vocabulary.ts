import type { Area, Entry } from './Area.ts';
import { stemOf } from './terms.ts';

const MOST_BEGINNINGS = 60;
const SHORTEST_BEGINNING = 3;
/** Misspelt terms that are looked up; short ones are near to everything. */
const MOST_NEAR = 12;
const LONGEST_MISSPELT = 32;

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

  /** Terms that a misspelt word may stand for. */
  near(text: string): string[] {
    const swapped = swaps(text).flatMap((form) => [form, stemOf(form)]);
    const known = this.#among((index) => swapped.filter((form) => index.has(form)));
    if (known.length > 0) return known;
    for (const distance of [1, 2]) {
      // Two letters of a short word are too much of it.
      const forms = [text, stemOf(text)].filter(
        ({ length }) => length > (distance === 1 ? 3 : 8) && length <= LONGEST_MISSPELT,
      );
      const look = (index: Index) => forms.flatMap((form) => index.near(form, distance));
      // What is meant is more likely in a name, and there are fewer of them.
      const inNames = this.#among(look, NAMES);
      const near = inNames.length > 0 ? inNames : this.#among(look);
      const sameStart = near.filter((term) => term.startsWith(text.charAt(0)));
      if (near.length > 0) return (sameStart.length > 0 ? sameStart : near).slice(0, MOST_NEAR);
    }
    return [];
  }

  #among(terms: (index: Index) => string[], most = Infinity): string[] {
    return [...new Set(this.#areas.flatMap(({ indexes }) => indexes.slice(0, most).flatMap(terms)))];
  }
}

/** A word with two letters next to each other the other way round, for each two. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
