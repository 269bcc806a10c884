import { errorsNamedIn, withoutErrorClass } from '../../../packages/model/src/errorsNamedIn.ts';
import { OthersWords } from '../../../packages/search/src/OthersWords.ts';
import type { FoundErrors } from './FoundErrors.ts';
import type { KnownError } from './KnownError.ts';
import { searchErrors } from './searchErrors.ts';

export { fetchOthersWords } from '../../../packages/search/src/fetchOthersWords.ts';

/**
 * Returns the errors that a text names, or else those that match its status or words.
 *
 * @param others - synonyms, if they have loaded
 */
export function findErrors(
  text: string,
  known: readonly KnownError[],
  others = new OthersWords(),
): FoundErrors {
  const trimmed = text.trim();
  const named = errorsNamedIn(trimmed, known);
  return named.length > 0 ? { errors: named } : searchErrors(withoutErrorClass(trimmed), known, others);
}
