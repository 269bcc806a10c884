import { readPage } from '../../../tests/support/build.ts';
import type { GoldenQuery } from './GoldenQuery.ts';
import { parseTarget } from './score.ts';

/** Returns the expected addresses whose anchors are missing from their built pages. */
export function missingAnchors(queries: readonly GoldenQuery[]): string[] {
  const expected = new Set(queries.flatMap((query) => query.expected));
  const addresses = [...expected].filter((each) => each.includes('#'));
  const routes = new Set(addresses.map((each) => parseTarget(each).route));
  const present = new Set(
    [...routes].flatMap((route) =>
      [...readPage(route).matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => `${route}#${id}`),
    ),
  );
  return addresses.filter((each) => !present.has(each));
}
