import { errorsNamedIn, withoutErrorClass } from '../../../packages/model/src/errorsNamedIn.ts';
import type { FoundErrors, KnownError } from './KnownError.ts';
import { searchErrors } from './searchErrors.ts';

/** Returns the errors that a text names, or else those that match its status or words. */
export function findErrors(text: string, known: readonly KnownError[]): FoundErrors {
  const trimmed = text.trim();
  const matches = errorsNamedIn(trimmed, known);
  return matches.length > 0 ? { errors: matches } : searchErrors(withoutErrorClass(trimmed), known);
}
