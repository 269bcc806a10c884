import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { readList } from '../../packages/checks/src/redirects/checkServed.ts';
import { builtPaths, sitemapRoutes } from '../support/build.ts';

/** The addresses that the site has to have, at which a redirect is not enough. */
const routes = readList(fs.readFileSync('tests/content/specRoutes.txt', 'utf8'));
const built = builtPaths();
const pagesIn = (tree: string) => built.filter((route) => route.startsWith(`/api/${tree}/`));

test('every promised page is built, and listed at its exact address', () => {
  expect(routes.length).toBeGreaterThan(100);
  const known = new Set(built);
  expect(routes.filter((route) => !known.has(route.replace(/(.)\/$/, '$1')))).toEqual([]);
  const listed = new Set([...sitemapRoutes(), '/404.html', '/search']);
  expect(routes.filter((route) => !listed.has(route))).toEqual([]);
});

for (const tree of ['sdk-base', 'sdk-react']) {
  test(`every page of the ${tree} reference is named by kind and name`, () => {
    const name =
      /^\/api\/[\w-]+\/((Class|Enumeration|Function|Interface|TypeAlias|Variable)\.[A-Za-z]\w*|References)$/;
    expect(pagesIn(tree).length).toBeGreaterThan(0);
    expect(pagesIn(tree).filter((route) => !name.test(route))).toEqual([]);
  });
}

test('the base reference has nothing that is for React only, and no variables', () => {
  const inBase = (route: string) => route.replace('/sdk-react/', '/sdk-base/');
  const forReact = routes
    .filter((route) => inBase(route) !== route && !routes.includes(inBase(route)))
    .map(inBase);
  expect(forReact.length).toBeGreaterThan(10);
  const unexpected = pagesIn('sdk-base').filter(
    (route) => forReact.includes(route) || route.includes('/Variable.'),
  );
  expect(unexpected).toEqual([]);
});
