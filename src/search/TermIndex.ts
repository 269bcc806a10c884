import lunr from 'lunr';

/** Which entry a term stands in, in which field, how often. */
export type Posting = [entry: number, field: number, times: number];

// lunr's types have its static functions on the instances.
const tokenSets = lunr.TokenSet as unknown as {
  fromArray(terms: string[]): lunr.TokenSet;
  fromFuzzyString(term: string, distance: number): lunr.TokenSet;
};

/** Terms of a piece, and where they stand. Beginnings and misspellings are found by lunr's token sets. */
export abstract class TermIndex {
  #tokens?: lunr.TokenSet;
  #sorted?: string[];

  abstract postings(term: string): Iterable<Posting>;
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
  readonly #postings = new Map<string, Posting[]>();

  add(entry: number, field: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const postings = this.#postings.get(term);
      if (!postings) this.#postings.set(term, [[entry, field, 1]]);
      else if (postings.at(-1)?.[0] !== entry || postings.at(-1)?.[1] !== field)
        postings.push([entry, field, 1]);
    }
    this.changed();
  }

  postings(term: string): Iterable<Posting> {
    return this.#postings.get(term) ?? [];
  }

  protected allTerms(): string[] {
    return [...this.#postings.keys()].sort();
  }
}
