import type { Hit, Searcher } from '../../../packages/search/src/Searcher.ts';
import { searchContexts, searchLimits } from '../../../src/config/search.ts';
import { kinds, type GoldenQuery, type Kind } from './GoldenQuery.ts';

export interface HitTarget {
  route: string;
  /** The anchor without `#`. */
  anchor?: string;
}

/** A query with its hits, best first. */
export interface QueryHits {
  golden: GoldenQuery;
  hits: readonly HitTarget[];
}

export interface Scores {
  /** The mean reciprocal rank of the first right page among the first eight; zero for a query without one. */
  mrr: number;
  /** The share of queries with a right page among the first three. */
  success: number;
  /** The mean reciprocal rank of the right section, for queries that expect one. */
  strict: number;
}

const LIMIT = 8;

/** Returns the search context of a page, as determined by the site's own search box. */
export function contextOf(route: string): string {
  const inside = `${route.replace(/^\//, '').replace(/\/$/, '')}/`;
  return searchContexts.find(({ path }) => inside.startsWith(`${path}/`))?.path ?? '';
}

/** Whether a page can be found in a search context. */
export const isWithin = (route: string, context: string) =>
  context === '' || `${route.replace(/\/$/, '')}/`.startsWith(`/${context}/`);

/** Returns a page's key for comparisons: without a trailing slash, and the same for twins if the context has both. */
export function pageKey(route: string, context: string): string {
  const page = route.replace(/(?<=.)\/$/, '');
  const oneTree = context === 'api/sdk-base' || context === 'api/sdk-react';
  return oneTree ? page : page.replace(/^\/api\/sdk-(base|react)\/(?=.)/, '/api/sdk/');
}

export const hitAddress = ({ document: { u, h = '' } }: Hit): string => u + h;

export function parseTarget(address: string): HitTarget {
  const [route = '', anchor] = address.split('#');
  return anchor ? { route, anchor } : { route };
}

/** Asks each query on its page, as in the site's own search box. */
export async function answersOf(searcher: Searcher, queries: readonly GoldenQuery[]): Promise<QueryHits[]> {
  const answers: QueryHits[] = [];
  for (const golden of queries) {
    const { hits } = await searcher.search(contextOf(golden.from), golden.query, searchLimits.box);
    answers.push({ golden, hits: hits.map(hitAddress).map(parseTarget) });
  }
  return answers;
}

/**
 * Returns the rank of the first right hit, counted from one; undefined if it's not among the first eight. Hits with the
 * same page count once, or with the same section, if the query expects a section.
 *
 * @param isStrict - whether a page is not enough where the query expects a section
 */
export function rankOf({ golden, hits }: QueryHits, isStrict = false): number | undefined {
  const context = contextOf(golden.from);
  const key = ({ route, anchor }: HitTarget, withAnchor: boolean) =>
    `${pageKey(route, context)}${withAnchor && anchor ? `#${anchor}` : ''}`;
  const all = golden.expected.map(parseTarget);
  const targets = isStrict && all.some(({ anchor }) => anchor) ? all.filter(({ anchor }) => anchor) : all;
  const bySection = targets.some(({ anchor }) => anchor);
  const right = new Set(targets.map((each) => key(each, true)));
  const ranked = new Set<string>();
  for (const hit of hits) {
    if (right.has(key(hit, false)) || right.has(key(hit, true)))
      return ranked.size < LIMIT ? ranked.size + 1 : undefined;
    ranked.add(key(hit, bySection));
  }
  return undefined;
}

function scoresOf(answers: readonly QueryHits[]): Scores {
  const ranks = answers.map((answer) => rankOf(answer));
  const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);
  return {
    mrr: mean(ranks.map((rank) => (rank ? 1 / rank : 0))),
    success: mean(ranks.map((rank) => (rank && rank <= 3 ? 1 : 0))),
    strict: mean(
      answers
        .filter(({ golden }) => golden.expected.some((each) => each.includes('#')))
        .map((answer) => 1 / (rankOf(answer, true) ?? Infinity)),
    ),
  };
}

/** Scores answers, over all queries and for each kind. */
export const score = (answers: readonly QueryHits[]): { overall: Scores; byKind: Record<Kind, Scores> } => ({
  overall: scoresOf(answers),
  byKind: Object.fromEntries(
    kinds.map((kind) => [kind, scoresOf(answers.filter(({ golden }) => golden.kind === kind))]),
  ) as Record<Kind, Scores>,
});

/** Describes a query whose first right page ranks too low. */
export function describeMiss(answer: QueryHits): string {
  const { golden, hits } = answer;
  const first = hits.slice(0, 3).map(({ route, anchor }) => (anchor ? `${route}#${anchor}` : route));
  return [
    `${golden.kind}: "${golden.query}" from ${golden.from}`,
    `  expected ${golden.expected.join(' or ')}`,
    `  got ${first.join(', ') || 'nothing'}; the right one is ${rankOf(answer) ? `number ${rankOf(answer)}` : 'not among the first eight'}`,
  ].join('\n');
}
