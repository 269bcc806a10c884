import type { Found, Limits } from './Searcher.ts';

/** A request of the page: a method with its arguments. */
export type SearchRequest = { id: number } & (
  | { method: 'fetchIndexes' | 'settle'; args: [base: string, context: string] }
  | { method: 'near'; args: [base: string, query: string] }
  | { method: 'search'; args: [base: string, context: string, query: string, limits: Limits] }
);

/** A response of the engine: a result, an error, or a notification that the loaded part of the index has changed. */
export type SearchResponse =
  | { id: number; result: unknown }
  | { id: number; error: string }
  | { changed: string };

export interface SearchResult extends Found {
  /** Whether a part of the index is missing, so that there may be more hits. */
  isPartial: boolean;
}
