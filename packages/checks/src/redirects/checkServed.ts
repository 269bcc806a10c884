import { hint } from '../texts/hint.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { withoutTrailingSlash } from '../../../model/src/routes.ts';
import { RULES, type Rule } from './readRules.ts';

/** The list of current public addresses, which `tests/content/routes.spec.ts` compares with the build. */
export const ROUTES = 'tests/content/routes.txt';
/** The list of all addresses that were ever public. None is ever removed, so that a page can't vanish unnoticed. */
export const EVER_SERVED = 'tests/content/everServed.txt';

/** Parses a list with one address per line. */
export const readList = (text: string): string[] => text.split('\n').filter(Boolean);

/** Checks that every address ever served is still served or has a rule, and that every rule is for such an address. */
export function checkServed(
  routes: readonly string[],
  ever: readonly string[],
  rules: readonly Rule[],
  today = new Date().toISOString().slice(0, 10),
): Problem[] {
  const served = new Set(routes.map(withoutTrailingSlash));
  const old = new Set(ever.map(withoutTrailingSlash));
  const ruled = new Set(rules.map(({ from }) => withoutTrailingSlash(from)));
  const vanished = ever.flatMap((route, index) => {
    if (served.has(withoutTrailingSlash(route)) || ruled.has(withoutTrailingSlash(route))) return [];
    const rule = JSON.stringify({ from: route, to: hint(route, routes, '*') || '/…', since: today });
    const message =
      `${route} is no longer served, so readers' links to it break. ` +
      `Restore the page, or add a redirect to ${RULES}, such as: ${rule}`;
    return [{ file: EVER_SERVED, line: index + 1, message }];
  });
  const unlisted = routes.flatMap((route, index) => {
    const message = `${route} is served, and ${EVER_SERVED} doesn't have it. Add it there, in alphabetical order.`;
    return old.has(withoutTrailingSlash(route)) ? [] : [{ file: ROUTES, line: index + 1, message }];
  });
  const unknown = rules.flatMap(({ from, lines }) => {
    if (old.has(withoutTrailingSlash(from)) || from === '') return [];
    const near = hint(from, ever, ' Did you mean *?') || ' Correct the address.';
    const message = `no page was ever served at ${from}: ${EVER_SERVED} doesn't have it.${near}`;
    return [{ file: RULES, line: lines.from, message }];
  });
  return [...vanished, ...unlisted, ...unknown];
}
