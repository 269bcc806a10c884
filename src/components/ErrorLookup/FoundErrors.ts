import type { KnownError } from './KnownError.ts';

/** What a text is about. */
export interface FoundErrors {
  /** The best first: what a text names in the order in which it names it, an error before its causes. */
  readonly errors: readonly KnownError[];
  /** No error has all the words. */
  readonly isPartial?: true;
}
