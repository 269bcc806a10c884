import type { Area, Entry } from './Area.ts';
import type { Ranked } from './scorePage.ts';

/** Merges twins into one result, which links to both. The first area's comes first. */
export function mergeTwins(ranked: readonly Ranked[], areas: readonly Area[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.flatMap((result) => {
    if (result.entry.page.twin === undefined) return [result];
    const name = symbolName(result.entry);
    if (seen.has(name)) return [];
    seen.add(name);
    const [entry = result.entry, twin] = twinsOf(result.entry, areas);
    return [{ ...result, entry, ...(twin && { twin }) }];
  });
}

/** Returns the entries of a symbol or member in the areas' packages. */
const twinsOf = ({ page, anchor }: Entry, areas: readonly Area[]): Entry[] =>
  areas.flatMap(({ pages }) =>
    pages
      .filter(({ twin }) => twin === page.twin)
      .flatMap(({ entries }) => entries.filter((entry) => entry.anchor === anchor)),
  );

/** Returns the name that a symbol or its member has in both packages. */
export const symbolName = ({ page, anchor }: Entry): string => `${page.twin}${anchor}`;

/** Among the first hits, which are visible at a glance, the maximum number of one kind. */
const FIRST_HITS = 8;
const MAX_OF_KIND = 3;

/** Prevents one kind from filling the first hits for a single word, which doesn't show what its reader looks for. */
export function spreadKinds(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const first = new Set<Ranked>();
  for (const result of ranked) {
    const kind = result.entry.kind.replace(/-.*/, '');
    const count = counts.get(kind) ?? 0;
    if (first.size === FIRST_HITS || count === MAX_OF_KIND) continue;
    counts.set(kind, count + 1);
    first.add(result);
  }
  return [...first, ...ranked.filter((result) => !first.has(result))];
}
