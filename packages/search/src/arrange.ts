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
