import { isReference, type Area, type Entry, type Page } from './Area.ts';
import { Matches } from './Matches.ts';
import type { Intent } from './intent.ts';
import type { Query } from './parseQuery.ts';
import { findDirectMatches } from './findDirectMatches.ts';
import { scorePage, type Ranked } from './scorePage.ts';
import { weights } from './weights.ts';

/** The ranked results, with the data that they are based on. */
export interface Ranking {
  intent: Intent;
  /** By word of the query: how distinctive it is. */
  wordWeights: readonly number[];
  ranked: Ranked[];
  matches: Matches;
}

/** Minimum share of a query's words, by their rarity, that an entry has. */
const MIN_COVERAGE = 0.25;

/** Compares by score. Equal scores are sorted by address, regardless of the order in which entries were loaded. */
function byScore(a: Ranked, b: Ranked): number {
  const difference = Math.round(b.score * 1e6) - Math.round(a.score * 1e6);
  if (difference !== 0) return difference;
  return entryAddress(a) < entryAddress(b) ? -1 : 1;
}

const entryAddress = ({ entry }: Ranked): string => entry.page.path + entry.anchor;

/**
 * Ranks the areas' entries for a query: entries that it names directly, the best entry of each page, and other entries
 * of these pages.
 */
export function rank(areas: readonly Area[], query: Query): Ranking {
  const matches = new Matches(areas, query);
  const resolved = findDirectMatches(areas, query.text);
  const intent = resolved?.intent ?? query.intent;
  const total = areas.reduce((sum, { pages }) => sum + pages.length, 0);
  const wordWeights = query.words.map(({ isMinor }, word) => {
    if (isMinor) return 0;
    const pages = matches.pages[word] ?? 0;
    const rarity = Math.log(1 + (total - pages + 0.5) / (pages + 0.5));
    return Math.max(rarity, 0.2) ** weights.rarity;
  });

  const byPage = new Map<Page, Entry[]>();
  for (const entry of matches.byEntry.keys()) {
    const entries = byPage.get(entry.page);
    if (entries) entries.push(entry);
    else byPage.set(entry.page, [entry]);
  }
  const first: Ranked[] = [];
  const more: Ranked[] = [];
  for (const [page, entries] of byPage) {
    const scored = scorePage(page, entries, { query, intent, matches, wordWeights });
    const [best, ...otherEntries] = scored.sort(byScore);
    if (best) first.push(best);
    more.push(...otherEntries);
  }
  // Another entry of a page is ranked among the pages if readers look for it separately. Others would repeat their page.
  const isSeparate = ({ entry }: Ranked) => entry.kind !== 'guide' && !isReference(entry);
  const ranked = [...first, ...more.filter(isSeparate)].sort(byScore);
  const rest = more.filter((result) => !isSeparate(result)).sort(byScore);
  return {
    intent,
    wordWeights,
    matches,
    ranked: putDirectMatchesFirst(resolved?.entries ?? [], [...ranked, ...rest].filter(isFound)),
  };
}

/** Whether an entry has enough of the query's words. With fewer, no results are the better answer. */
const isFound = ({ factors }: Ranked): boolean =>
  (factors.find(([name]) => name === 'coverage')?.[1] ?? 1) >= MIN_COVERAGE;

/** Puts entries that a query names directly before all others. */
function putDirectMatchesFirst(entries: readonly Entry[], ranked: readonly Ranked[]): Ranked[] {
  const lead = entries.map((entry): Ranked => ({
    entry,
    score: Infinity,
    words: [],
    factors: [['named', Infinity]],
  }));
  return [...lead, ...ranked.filter(({ entry }) => !entries.includes(entry))];
}
