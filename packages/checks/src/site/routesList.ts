import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { readList, ROUTES } from '../redirects/checkServed.ts';
import type { Page } from './readPages.ts';

/** Addresses that have no page source, which are the home page and pages created by code. */
const MADE_BY_CODE = new Set(['/', '/404.html', '/search']);

/** Checks that the list of public addresses contains those of all pages and no others. */
export function checkRoutes(root: string, pages: readonly Page[], unread: readonly Problem[]): Problem[] {
  const listed = readList(fs.readFileSync(path.join(root, ROUTES), 'utf8'));
  const served = pages.filter(({ frontMatter }) => frontMatter.draft !== true);
  const known = new Set(listed);
  const problems = served
    .filter(({ route }) => !known.has(route))
    .map(({ file, route }) => ({
      file,
      line: 1,
      message: `the address ${route} is not in ${ROUTES}. If the page is new, add it there, in alphabetical order`,
    }));
  const routes = new Set(served.map(({ route }) => route));
  return [
    ...problems,
    ...listed.flatMap((route, index) =>
      // A page that can't be read has an unknown address.
      unread.length > 0 || routes.has(route) || MADE_BY_CODE.has(route)
        ? []
        : [
            {
              file: ROUTES,
              line: index + 1,
              message: `no page has the address ${route} any more. Remove it from the list, and add a redirect to src/config/redirects.json`,
            },
          ],
    ),
  ];
}
