import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { EVER_SERVED, readList, ROUTES } from '../../packages/checks/src/redirects/checkServed.ts';
import { builtPaths, readSitemap, sitemapRoutes } from '../support/build.ts';
import { site } from '../../src/config/site.ts';

/** Writes the served routes, and adds them to those that were ever served. */
function updateLists(built: readonly string[]): void {
  const ever = readList(fs.readFileSync(EVER_SERVED, 'utf8'));
  fs.writeFileSync(ROUTES, `${built.join('\n')}\n`);
  fs.writeFileSync(EVER_SERVED, `${[...new Set([...ever, ...built])].toSorted().join('\n')}\n`);
}

/** Returns every public route: those of the sitemap, and every other page in the build. */
function publicRoutes(): string[] {
  const routes = sitemapRoutes();
  const known = new Set(routes.map((route) => route.replace(/(.)\/$/, '$1')));
  return [...routes, ...builtPaths().filter((built) => !known.has(built))].toSorted();
}

test('the public routes are those of tests/content/routes.txt', () => {
  const built = publicRoutes();
  if (process.env.UPDATE_ROUTES === '1') updateLists(built);
  const listed = readList(fs.readFileSync(ROUTES, 'utf8'));
  const differences = [
    ...listed.filter((route) => !built.includes(route)).map((route) => `${route} vanished`),
    ...built.filter((route) => !listed.includes(route)).map((route) => `${route} is new`),
  ];
  const advice =
    'A vanished route breaks readers’ links: bring it back, or move it with "npm run move -- /old /new". ' +
    'If the change is meant, run "UPDATE_ROUTES=1 npx playwright test content/routes" and commit the lists.';
  expect(differences.length, `${differences.join('\n')}\n${advice}`).toBe(0);
  expect(listed, 'the list is sorted, without duplicates').toEqual([...new Set(listed)].toSorted());
});

test('every promised page is built at its exact address, where a redirect is not enough', () => {
  const promised = readList(fs.readFileSync('tests/content/specRoutes.txt', 'utf8'));
  expect(promised.length).toBeGreaterThan(100);
  const built = publicRoutes();
  expect(promised.filter((route) => !built.includes(route))).toEqual([]);
});

test('every page of the build but the search page, the not-found page and the style guide is in the sitemap', () => {
  const listed = new Set(sitemapRoutes().map((route) => route.replace(/(.)\/$/, '$1')));
  expect(builtPaths().filter((built) => !listed.has(built))).toEqual(['/404.html', '/search', '/styleguide']);
});

test('the sitemap names every page weekly with the priority 0.5, and neither /search nor /tags', () => {
  const entries = [...readSitemap().matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    expect(entry).toContain('<changefreq>weekly</changefreq>');
    expect(entry).toContain('<priority>0.5</priority>');
    expect(entry).toContain(`<loc>${site.url}/`);
  }
  const routes = sitemapRoutes();
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.filter((route) => /^\/(search|tags)(\/|$)/.test(route))).toEqual([]);
});
