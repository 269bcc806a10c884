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
  /** The pages that answer it, all equally right. They have an anchor if the page alone is no answer. */
  readonly expected: readonly string[];
  /** The thread in a public issue tracker that the query comes from, as `owner/repository#number`. */
  readonly source?: string;
}

type Addresses = string | readonly string[];
type Row = readonly [query: string, expected: Addresses, from?: string];
type SourcedRow = readonly [query: string, expected: Addresses, source: string, from?: string];

/** Creates queries of a kind. */
export const goldenQueries = (kind: Kind, rows: readonly Row[]): GoldenQuery[] =>
  rows.map(([query, expected, from = '/']) => ({ query, kind, from, expected: [expected].flat() }));

/** Creates queries of a kind, each with the thread that it comes from. */
export const sourcedQueries = (kind: Kind, rows: readonly SourcedRow[]): GoldenQuery[] =>
  rows.map(([query, expected, source, from = '/']) => ({
    query,
    kind,
    from,
    expected: [expected].flat(),
    source,
  }));
