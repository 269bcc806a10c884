/** The kinds of queries. Each fails in a search in its own way. */
export const kinds = [
  'title',
  'task',
  'identifier',
  'member',
  'part',
  'error',
  'endpoint',
  'question',
  'misspelling',
  'synonym',
  'vendor',
  'term',
] as const;

export type Kind = (typeof kinds)[number];

export interface GoldenQuery {
  readonly query: string;
  readonly kind: Kind;
  /** The page on which the reader types it. Inside a search context, only that context's pages can answer. */
  readonly from: string;
  /** The one to three pages that answer it, all equally right. They have an anchor if the page alone is no answer. */
  readonly expected: readonly string[];
  /** The texts that its words come from, or the thread of an issue tracker. */
  readonly source: string;
}
