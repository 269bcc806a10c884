import { isReference, type Area, type Entry, type Page } from './Area.ts';
import { Matches, type Found } from './Matches.ts';
import type { Query } from './readQuery.ts';
import { asOneWord } from './terms.ts';

/** An entry that was found, and how well. */
export interface Ranked {
  entry: Entry;
  score: number;
}

/** What a word in the page's own fields is worth to an entry below it, and the other way round. */
const FROM_PAGE = 0.55;
const FROM_ENTRY = 0.45;
/** The name is the query, word for word. */
const SAME_TITLE = 3;
const SAME_HEADING = 2.2;
/** One of its keywords is: a task of a page, the path or the operation of a place in it. */
const SAME_ALIAS = 1.6;
/** What a second entry of a page is worth beside the first. */
const SECOND = 0.6;
/** The twins of a symbol are not both among the first three. */
const FIRST = 3;

/** What is worth the same stands in the order of addresses, whatever came first into the index and was added first. */
function byScore(a: Ranked, b: Ranked): number {
  const difference = Math.round(b.score * 1e6) - Math.round(a.score * 1e6);
  if (difference !== 0) return difference;
  return placeOf(a) < placeOf(b) ? -1 : 1;
}

const placeOf = ({ entry }: Ranked): string => entry.page.path + entry.anchor;

/** Ranks what the areas have for a query: the best entry of each page, then what else these pages have. */
export function rank(
  areas: readonly Area[],
  query: Query,
  limit: number,
): { ranked: Ranked[]; matches: Matches } {
  const matches = new Matches(areas, query);
  const total = areas.reduce((sum, { pages }) => sum + pages.length, 0);
  const weights = query.words.map(({ isMinor }, word) => {
    const pages = matches.pages[word] ?? 0;
    const rarity = Math.log(1 + (total - pages + 0.5) / (pages + 0.5));
    return Math.max(rarity, 0.2) * (isMinor ? 0.15 : 1);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);

  const byPage = new Map<Page, Entry[]>();
  for (const entry of matches.found.keys()) {
    const entries = byPage.get(entry.page);
    if (entries) entries.push(entry);
    else byPage.set(entry.page, [entry]);
  }

  // Code that is nobody's name, such as a function of another package, is shown by a guide.
  const all = (1 << query.words.length) - 1;
  const isName = [...matches.found.values()].some(({ inName }) => (inName & all) === all);
  const asked = query.isCode && !isName ? { ...query, isCode: false, isTask: true } : query;

  const first: Ranked[] = [];
  const more: Ranked[] = [];
  for (const [page, entries] of byPage) {
    const scored = scorePage(page, entries, { query: asked, matches, weights, sum });
    scored.sort(byScore);
    const [best, ...others] = scored;
    if (best) first.push(best);
    more.push(...others.map(({ entry, score }) => ({ entry, score: score * SECOND })));
  }
  // A second entry of a page stands among the pages where it is worth it, and repeats no page's own.
  const isOwnPlace = ({ entry }: Ranked) => entry.kind !== 'guide' && !isReference(entry);
  const ranked = [...first, ...more.filter(isOwnPlace)].sort(byScore);
  const rest = more.filter((one) => !isOwnPlace(one)).sort(byScore);
  return { ranked: partTwins([...ranked, ...rest], limit), matches };
}

interface Scales {
  query: Query;
  matches: Matches;
  weights: readonly number[];
  sum: number;
}

const NOTHING: Found = { worth: new Float32Array(0), inName: 0 };

/** The page and each of its entries that was found. */
function scorePage(
  page: Page,
  entries: readonly Entry[],
  { query, matches, weights, sum }: Scales,
): Ranked[] {
  const [own] = page.entries;
  if (!own) return [];
  const ofPage = matches.found.get(own) ?? NOTHING;
  const best = new Float32Array(weights.length);
  for (const entry of entries) {
    const { worth } = matches.found.get(entry) ?? NOTHING;
    for (const [word, value] of worth.entries()) if (value > (best[word] ?? 0)) best[word] = value;
  }
  return (entries.includes(own) ? entries : [own, ...entries]).map((entry) => {
    const isPage = entry === own;
    const found = matches.found.get(entry) ?? NOTHING;
    let score = 0;
    let covered = 0;
    for (const [word, weight] of weights.entries()) {
      const worth = Math.max(
        found.worth[word] ?? 0,
        isPage ? (best[word] ?? 0) * FROM_ENTRY : (ofPage.worth[word] ?? 0) * FROM_PAGE,
      );
      if (worth === 0) continue;
      score += worth * weight;
      covered += weight;
    }
    const coverage = sum === 0 ? 0 : covered / sum;
    score *= coverage ** 2;
    score *= 1 + 0.6 * Math.min(1, bits(found.inName) / Math.max(1, entry.words));
    if (asOneWord(entry.name) === query.asOneWord) score *= isPage ? SAME_TITLE : SAME_HEADING;
    else if (entry.aliases.includes(query.asOneWord)) score *= isPage ? SAME_ALIAS : SAME_HEADING;
    // `NetworkInfo` is a type, `networkInfo()` a function.
    if (entry.name.replace('()', '') === query.text) score *= 1.1;
    return { entry, score: score * suits(entry, query) };
  });
}

/** References answer code, guides answer everything else. */
function suits(entry: Entry, { isCode, isTask }: Query): number {
  if (isCode) return isReference(entry) ? 1.25 : entry.page.kind === 'guide' ? 0.8 : 1.1;
  if (isReference(entry)) return isTask ? 0.68 : 0.95;
  // A schema repeats a type of the SDKs, or a term of the glossary.
  if (entry.anchor.startsWith('#schema-')) return 0.65;
  return 1;
}

/** Of two twins the second says the same again: it comes later, and not among the first three. */
function partTwins(ranked: readonly Ranked[], limit: number): Ranked[] {
  const seen = new Set<string>();
  const firsts: Ranked[] = [];
  const seconds: Ranked[] = [];
  for (const one of ranked) {
    const twin = one.entry.page.twin && one.entry.page.twin + one.entry.anchor;
    if (twin && seen.has(twin)) seconds.push({ ...one, score: one.score * SECOND });
    else firsts.push(one);
    if (twin) seen.add(twin);
  }
  const head = firsts.splice(0, FIRST);
  return [...head, ...[...firsts, ...seconds].sort(byScore)].slice(0, limit);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
