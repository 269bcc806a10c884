/** Takes a place of a term: which entry, which field, how often. */
export type Take = (entry: number, field: number, times: number) => void;

/** Terms of a piece, and where they stand. */
export abstract class TermIndex {
  #sorted?: readonly string[];

  /** Calls back for each place: a frequent word has thousands, too many for an object each. */
  abstract places(term: string, take: Take): void;
  abstract has(term: string): boolean;
  protected abstract allTerms(): readonly string[];

  /** All of its terms, in order. */
  terms(): readonly string[] {
    return (this.#sorted ??= this.allTerms());
  }

  /** Terms that begin so, the shortest first. */
  beginning(start: string, most: number): string[] {
    const terms = this.terms();
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (; low < terms.length && terms[low]?.startsWith(start); low += 1) found.push(terms[low] ?? '');
    return found.sort((a, b) => a.length - b.length).slice(0, most);
  }

  /** New terms have come. */
  protected changed(): void {
    this.#sorted = undefined;
  }
}

/** An index that is made here, from names. */
export class NameIndex extends TermIndex {
  /** By term: entries and fields in turn. */
  readonly #places = new Map<string, number[]>();

  add(entry: number, field: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const places = this.#places.get(term);
      if (!places) this.#places.set(term, [entry, field]);
      else if (places.at(-2) !== entry || places.at(-1) !== field) places.push(entry, field);
    }
    this.changed();
  }

  places(term: string, take: Take): void {
    const places = this.#places.get(term) ?? [];
    for (let at = 0; at < places.length; at += 2) take(places[at] ?? 0, places[at + 1] ?? 0, 1);
  }

  has(term: string): boolean {
    return this.#places.has(term);
  }

  protected allTerms(): readonly string[] {
    return [...this.#places.keys()].sort();
  }
}
