/** Receives an occurrence of a term: the entry, the field, and the count. */
export type VisitPosting = (entry: number, field: number, times: number) => void;

/** An index of terms and their occurrences. */
export abstract class TermIndex {
  #sorted?: readonly string[];

  /** Visits each occurrence with a callback, because a frequent word has thousands, too many for an object each. */
  abstract forEachPosting(term: string, take: VisitPosting): void;
  abstract has(term: string): boolean;
  protected abstract allTerms(): readonly string[];

  /** Returns all terms, sorted. */
  terms(): readonly string[] {
    return (this.#sorted ??= this.allTerms());
  }

  /** Returns terms with a prefix, shortest first. */
  withPrefix(start: string, limit: number): string[] {
    const terms = this.terms();
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const matching: string[] = [];
    for (; low < terms.length && terms[low]?.startsWith(start); low += 1) matching.push(terms[low] ?? '');
    return matching.sort((a, b) => a.length - b.length).slice(0, limit);
  }

  /** Must be called after terms were added. */
  protected changed(): void {
    this.#sorted = undefined;
  }
}

/** An index of names, which is built at run time. */
export class NameIndex extends TermIndex {
  /** By term: entries and fields, alternating. */
  readonly #postings = new Map<string, number[]>();

  add(entry: number, field: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const postings = this.#postings.get(term);
      if (!postings) this.#postings.set(term, [entry, field]);
      else if (postings.at(-2) !== entry || postings.at(-1) !== field) postings.push(entry, field);
    }
    this.changed();
  }

  forEachPosting(term: string, take: VisitPosting): void {
    const postings = this.#postings.get(term) ?? [];
    for (let index = 0; index < postings.length; index += 2)
      take(postings[index] ?? 0, postings[index + 1] ?? 0, 1);
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  protected allTerms(): readonly string[] {
    return [...this.#postings.keys()].sort();
  }
}
