import { errorsNamedIn, withoutErrorClass } from '../../../packages/model/src/errorsNamedIn.ts';
import { SynonymIndex } from '../../../packages/search/src/SynonymIndex.ts';
import type { FoundErrors, KnownError } from './KnownError.ts';
import { searchErrors } from './searchErrors.ts';

export { fetchSynonymIndex } from '../../../packages/search/src/fetchSynonymIndex.ts';

/**
 * Returns the errors that a text names, or else those that match its status or words.
 *
 * @param synonyms - synonyms, if they have loaded
 */
export function findErrors(
  text: string,
  known: readonly KnownError[],
  synonyms = new SynonymIndex(),
): FoundErrors {
  const trimmed = text.trim();
  const matches = errorsNamedIn(trimmed, known);
  return matches.length > 0 ? { errors: matches } : searchErrors(withoutErrorClass(trimmed), known, synonyms);
}
