import { readQueries } from './readQueries.ts';

/**
 * Queries on which the ranking may be tuned, and the pages that should answer them. Each was written before any engine
 * was run on it, and stays if an engine doesn't answer it. It's changed only if it was wrong about the pages.
 *
 * Their sources are these pages, the words of standards and other vendors (`vocabulary`, `vendors`), everyday English
 * (`plain words`), typing errors (`misspelt`), and developers' questions in issue trackers, with this product's names.
 */
export const tuning = readQueries('tools/bench/search/queries/tuning.tsv');

/**
 * Queries that only evaluate: developers' questions from other threads, and a second author's queries in others' words,
 * who had seen neither the tuning queries nor the keywords. The report prints their scores, but never a query. If you
 * work on the ranking or the index, don't open their table: a query that you have seen no longer measures anything.
 */
export const sealed = readQueries('tools/bench/search/queries/sealed.tsv');

/** The sources of queries, with those of issue trackers as one. */
export const setOf = ({ source }: { source: string }): string => (source.includes('#') ? 'trackers' : source);
