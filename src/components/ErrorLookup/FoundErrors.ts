import type { KnownError } from './KnownError.ts';

/** The errors that match a text. */
export interface FoundErrors {
  /** Best match first. Errors named in the text are in its order, so an error precedes its causes. */
  readonly errors: readonly KnownError[];
  /** Set if no error contains all words. */
  readonly isPartial?: true;
}
