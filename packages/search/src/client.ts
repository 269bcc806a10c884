import { callEngine, listeners } from './connection.ts';
import type { SearchResult } from './engine.ts';
import type { Limits } from './Searcher.ts';

export { restart } from './connection.ts';
export type { SearchResult } from './engine.ts';
export type { Hit, Limits } from './Searcher.ts';

/**
 * Loads the pieces for first results.
 *
 * @param base - the site's base, or that of a version
 * @param context - a path to limit the search to, or an empty string
 */
export async function fetchIndexes(base: string, context: string): Promise<void> {
  await callEngine('fetchIndexes', base, context);
}

/** Returns the best results for a query, best first. */
export const search = (base: string, context: string, query: string, limits: Limits): Promise<SearchResult> =>
  callEngine('search', base, context, query, limits) as Promise<SearchResult>;

/** Returns names similar to a query without results. */
export const near = (base: string, query: string): Promise<string[]> =>
  callEngine('near', base, query) as Promise<string[]>;

/** Notifies a listener when more of the index has loaded, or a piece is missing, so that it can repeat a query. */
export function onChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
