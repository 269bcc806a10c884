import { readQueries } from './readQueries.ts';

const table = (name: string) => `tools/bench/search/queries/${name}.tsv`;

/**
 * Developers' queries, and the pages that should answer them. Each query was written from the pages, before any engine
 * was run on it, and stays if an engine doesn't answer it. A query is changed only if it was wrong about the pages.
 */
export const fromPages = readQueries(table('fromPages'));

/**
 * Queries from the pages on which no constant of the ranking is tuned. They are the three of each kind with the lowest
 * SHA-256 of kind, query and page at the time of the selection. New queries don't change it.
 */
export const heldBack = readQueries(table('heldBack'));

/**
 * Developers' questions from issue trackers about wallets, sign-in, payments, loyalty and credentials. The words are
 * theirs, with this product's names instead of the original ones. Each was written before any engine was run on it.
 */
export const fromTrackers = readQueries(table('fromTrackers'), true);

/**
 * Queries that these docs answer under another name, in the words of other vendors, of standards, of shops and of plain
 * language. All were written together, from those vocabularies and these pages, before any engine was run on them.
 */
export const fromVocabulary = readQueries(table('fromVocabulary'));

/**
 * Queries that these docs answer, in the terms of standards and other vendors' docs about wallets, sign-in services,
 * payment and loyalty APIs, tills and product passports. All were written after reading those docs, before any engine
 * was run on them.
 */
export const fromVendors = readQueries(table('fromVendors'));

/**
 * Queries of people who have never read these docs, in everyday English and the words of other trades such as banking,
 * retail, ticketing, games and supply chains. All were written from the docs' headings, with the pages that answer them,
 * before any engine was run on them.
 */
export const fromPlainWords = readQueries(table('fromPlainWords'));

/**
 * Queries with typing and spelling mistakes: letters that are missing, doubled, swapped, neighbors on the keyboard, or
 * similar in sound. All were written together, before any engine was run on them.
 */
export const misspelt = readQueries(table('misspelt'));

/** The queries on which the ranking may be tuned. */
export const tuned = [
  ...fromPages,
  ...fromTrackers,
  ...fromVocabulary,
  ...fromVendors,
  ...fromPlainWords,
  ...misspelt,
];

/** Every query that is not sealed. */
export const golden = [...tuned, ...heldBack];

/**
 * The sealed half of developers' questions from issue trackers. They were written like those of `fromTrackers`, from
 * other threads. Only the report reads them, and it prints their scores but never a query. If you work on the ranking or
 * the index, don't open their table: a query that you have seen no longer measures anything.
 */
export const sealed = readQueries(table('sealed'), true);

/**
 * The sealed queries in others' words. Their author had seen neither those of `fromVocabulary` nor the search's synonyms,
 * and wrote them only from the pages. They serve only to evaluate: don't open their table either.
 */
export const sealedVocabulary = readQueries(table('sealedVocabulary'));
