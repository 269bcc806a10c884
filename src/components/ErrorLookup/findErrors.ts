import { errorsNamedIn, withoutErrorClass } from '../../../facts/errorsNamedIn.ts';
import type { FoundErrors } from './FoundErrors.ts';
import type { KnownError } from './KnownError.ts';
import { searchErrors } from './searchErrors.ts';

/** The errors that a text is about: it names them, or its status or its words lead to them. */
export function findErrors(text: string, known: readonly KnownError[]): FoundErrors {
  const trimmed = text.trim();
  const named = errorsNamedIn(trimmed, known);
  return named.length > 0 ? { errors: named } : searchErrors(withoutErrorClass(trimmed), known);
}
