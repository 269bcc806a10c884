import { ask, listeners } from './connection.ts';
import type { Found } from './requests.ts';
import type { Limits } from './Searcher.ts';

export { restart } from './connection.ts';
export type { Found } from './requests.ts';
export type { Hit, Limits } from './Searcher.ts';

/**
 * Loads what first answers need.
 *
 * @param base - the site's base, or that of a version
 * @param context - a path that the search keeps to, or nothing
 */
export async function fetchIndexes(base: string, context: string): Promise<void> {
  await ask('fetchIndexes', base, context);
}

/** The best places for a query, the best first. */
export const search = (base: string, context: string, query: string, limits: Limits): Promise<Found> =>
  ask('search', base, context, query, limits) as Promise<Found>;

/** Names that are close to a query that nothing was found for. */
export const near = (base: string, context: string, query: string): Promise<string[]> =>
  ask('near', base, context, query) as Promise<string[]>;

/** Tells when there is more of the index, or less than should be, so that a query can be asked again. */
export function onChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
