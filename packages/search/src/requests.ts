import type { Hit, Limits } from './Searcher.ts';

/** What the page asks: a method with its arguments. */
export type Request = { id: number } & (
  | { method: 'fetchIndexes' | 'settle'; args: [base: string, context: string] }
  | { method: 'near'; args: [base: string, context: string, query: string] }
  | { method: 'search'; args: [base: string, context: string, query: string, limits: Limits] }
);

/** What the engine says: an answer, or that there is more of the index than before, or less. */
export type Response = { id: number; result: unknown } | { id: number; error: string } | { changed: string };

/** The answer to a search. */
export interface Found {
  hits: Hit[];
  /** A part of the index has not come: there may be more. */
  isPartial: boolean;
}
