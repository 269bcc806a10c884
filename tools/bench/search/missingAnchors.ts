import { readPage } from '../../../tests/support/build.ts';
import type { GoldenQuery } from './GoldenQuery.ts';
import { parseTarget } from './score.ts';

/** Returns the expected addresses whose anchors are missing from their built pages, each with its query. */
export function missingAnchors(queries: readonly GoldenQuery[]): { golden: GoldenQuery; address: string }[] {
  const known = new Map<string, Set<string>>();
  const idsOf = (route: string): Set<string> => {
    const ids =
      known.get(route) ??
      new Set([...readPage(route).matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id));
    known.set(route, ids);
    return ids;
  };
  return queries.flatMap((golden) =>
    golden.expected
      .filter((address) => {
        const { route, anchor } = parseTarget(address);
        return anchor !== undefined && !idsOf(route).has(anchor);
      })
      .map((address) => ({ golden, address })),
  );
}
