import { isReference, type Area, type Entry, type Page } from './Area.ts';
import { mergeTwins, diversifyKinds } from './arrange.ts';
import { Matches } from './Matches.ts';
import type { Intent } from './intent.ts';
import type { Query } from './parseQuery.ts';
import { findDirectMatches } from './findDirectMatches.ts';
import { scorePage, type Ranked } from './scorePage.ts';
import { weights } from './weights.ts';
import { joined, wordsOf } from './terms.ts';

/** The ranked results, with the data that they are based on. */
export interface Ranking {
  intent: Intent;
  /** By word of the query: how distinctive it is. */
  wordWeights: readonly number[];
  ranked: Ranked[];
  matches: Matches;
}

/** Compares by score. Equal scores are sorted by address, regardless of the order in which entries were loaded. */
function byScore(a: Ranked, b: Ranked): number {
  const difference = Math.round(b.score * 1e6) - Math.round(a.score * 1e6);
  if (difference !== 0) return difference;
  return entryAddress(a) < entryAddress(b) ? -1 : 1;
}

/**
 * Intents that may quote an error. A question with an error's words is about something else, and paths and members
 * identify their target.
 */
const ERROR_INTENTS = new Set<Intent>(['error', 'name', 'task', 'words']);

const entryAddress = ({ entry }: Ranked): string => entry.page.path + entry.anchor;

/**
 * Ranks the areas' entries for a query: entries that it names directly, the best entry of each page, and other entries
 * of these pages.
 */
export function rank(areas: readonly Area[], query: Query, limit: number): Ranking {
  const matches = new Matches(areas, query);
  const resolved = findDirectMatches(areas, query.text);
  const intent = resolved?.intent ?? refineIntent(matches, query);
  const quoted = errorsQuotedIn(
    ERROR_INTENTS.has(intent) ? query.text : '',
    areas.flatMap(({ entries }) => entries),
  );
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
    const scored = scorePage(page, entries, { query, intent, matches, wordWeights, quoted });
    const [best, ...otherEntries] = scored.sort(byScore);
    if (best) first.push(best);
    more.push(...otherEntries);
  }
  // Another entry of a page is ranked among the pages if readers look for it separately. Others would repeat their page.
  const isSeparate = ({ entry }: Ranked) => entry.kind !== 'guide' && !isReference(entry);
  const ranked = [...first, ...more.filter(isSeparate)].sort(byScore);
  const rest = more.filter((result) => !isSeparate(result)).sort(byScore);
  const all = putDirectMatchesFirst(resolved?.entries ?? [], [...ranked, ...rest]);
  return {
    intent,
    wordWeights,
    matches,
    ranked: diversifyKinds(mergeTwins(all, areas), query, intent).slice(0, limit),
  };
}

/**
 * Returns the intent, given the matches. An unknown name, such as another package's function, may be the subject of a
 * guide.
 */
function refineIntent(matches: Matches, { intent, words }: Query): Intent {
  if (intent !== 'name') return intent;
  const all = (1 << words.length) - 1;
  return [...matches.byEntry.values()].some(({ inName }) => (inName & all) === all) ? intent : 'task';
}

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

/** Maximum number of words of a quoted message, and of a paste. The beginning of a longer paste identifies it. */
const MAX_QUOTED_WORDS = 10;
const MAX_PASTED_WORDS = 60;

/**
 * Returns the errors that a pasted message quotes: those with the longest keyword of at least two words that is
 * completely contained in it. The names and numbers around it are the reader's own. They are rare, but irrelevant.
 */
function errorsQuotedIn(text: string, entries: readonly Entry[]): Set<Entry> {
  const parts = wordsOf(text).slice(0, MAX_PASTED_WORDS);
  const quotes = new Set<string>();
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 2; to <= Math.min(parts.length, from + MAX_QUOTED_WORDS); to += 1) {
      quotes.add(joined(parts.slice(from, to)));
    }
  }
  let longest = 0;
  const quoted = new Map<Entry, number>();
  for (const entry of entries) {
    if (entry.kind !== 'error') continue;
    const length = Math.max(0, ...entry.aliases.filter((alias) => quotes.has(alias)).map((a) => a.length));
    quoted.set(entry, length);
    longest = Math.max(longest, length);
  }
  return new Set(longest === 0 ? [] : [...quoted.keys()].filter((entry) => quoted.get(entry) === longest));
}
