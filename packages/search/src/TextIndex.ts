import { unpackPostings, type TextPiece } from './pieces.ts';
import { TermIndex, type VisitPosting } from './TermIndex.ts';

/** An index of texts, which the build generates. Postings are unpacked on demand. */
export class TextIndex extends TermIndex {
  readonly #terms: string[];
  readonly #postings: Map<string, string>;
  readonly #entries: number[];
  readonly #field: number;

  /** @param entries - the entry of each text of the piece */
  constructor({ terms, postings }: TextPiece, entries: number[], field: number) {
    super();
    this.#terms = terms === '' ? [] : terms.split(' ');
    const packed = postings.split(' ');
    this.#postings = new Map(this.#terms.map((term, index) => [term, packed[index] ?? '']));
    this.#entries = entries;
    this.#field = field;
  }

  forEachPosting(term: string, take: VisitPosting): void {
    const packed = this.#postings.get(term);
    if (packed !== undefined) {
      unpackPostings(packed, (text, times) => take(this.#entries[text] ?? -1, this.#field, times));
    }
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  protected allTerms(): readonly string[] {
    return this.#terms;
  }
}
