import lunr from 'lunr';

/** Takes a place of a term: which entry, which field, how often. */
export type Take = (entry: number, field: number, times: number) => void;

// lunr's types have its static functions on the instances.
const tokenSets = lunr.TokenSet as unknown as {
  fromArray(terms: string[]): lunr.TokenSet;
  fromFuzzyString(term: string, distance: number): lunr.TokenSet;
};

/** Terms of a piece, and where they stand. Beginnings and misspellings are found by lunr's token sets. */
export abstract class TermIndex {
  #tokens?: lunr.TokenSet;
  #sorted?: string[];

  /** Calls back for each place: a frequent word has thousands, too many for an object each. */
  abstract places(term: string, take: Take): void;
  abstract has(term: string): boolean;
  protected abstract allTerms(): string[];

  /** Terms that begin so, the shortest first. */
  beginning(start: string, most: number): string[] {
    const terms = (this.#sorted ??= this.allTerms());
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

  /** Does ahead what the first misspelt word would have to wait for. */
  prepare(): void {
    this.#tokens ??= tokenSets.fromArray((this.#sorted ??= this.allTerms()));
  }

  /** Terms that differ in at most so many letters. */
  near(term: string, distance: number): string[] {
    this.prepare();
    return this.#tokens?.intersect(tokenSets.fromFuzzyString(term, distance)).toArray() ?? [];
  }

  /** New terms have come. */
  protected changed(): void {
    this.#tokens = undefined;
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

  protected allTerms(): string[] {
    return [...this.#places.keys()].sort();
  }
}
