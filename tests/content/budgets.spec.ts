import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Budget, pageKindOf, pageKinds } from '../../packages/checks/src/firstVisit/budgets.ts';
import { filesOf, FirstVisits } from '../../packages/checks/src/firstVisit/FirstVisits.ts';
import type { ChunkContents } from '../../packages/static-pages/src/chunkContents.ts';
import { buildDirectory, builtFiles, readBuilt, readPage, sitemapRoutes } from '../support/build.ts';
import { isLong } from '../support/long.ts';

// Runs in one process, so that each file is compressed once.
test.describe.configure({ mode: 'default' });

/** The most script that the hydrated app may load, including the bootstrap, in bytes. */
const APP = 130_000;

const visits = new FirstVisits(buildDirectory);

const chunks = (): ChunkContents[] =>
  JSON.parse(fs.readFileSync('.docusaurus/static-pages/chunks.json', 'utf8')) as ChunkContents[];

/** Lists the largest modules of the given scripts. */
function largest(files: readonly string[]): string {
  const modules = chunks()
    .filter(({ file }) => files.includes(file))
    .flatMap((chunk) => chunk.modules)
    .toSorted(([, a], [, b]) => b - a);
  return modules
    .slice(0, 15)
    .map(([name, bytes]) => `  ${bytes} ${name}`)
    .join('\n');
}

/**
 * Returns the largest pages only, because compressing all of them takes long, and the largest exceed a budget first.
 */
const largestOf = (routes: readonly string[]): string[] =>
  isLong
    ? [...routes]
    : routes
        .map((route) => ({ route, bytes: readPage(route).length }))
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, 6)
        .map(({ route }) => route);

for (const kind of pageKinds) {
  test(`a first visit keeps to the budget of its kind: ${kind.name}`, () => {
    const routes = sitemapRoutes().filter((route) => pageKindOf(route) === kind);
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      const html = readPage(route);
      const files = filesOf(html);
      expect(files.script.length, `${route} loads its bootstrap`).toBeGreaterThan(0);
      const faces = html.includes('<code') ? 2 : 1;
      expect(files.font, `${route} preloads the fonts of text and of code`).toHaveLength(faces);
    }
    const parts = Object.keys(kind.budget) as (keyof Budget)[];
    const measured = largestOf(routes).map((route) => ({
      route,
      bytes: visits.measure(route, readPage(route)),
    }));
    const over = measured.flatMap(({ route, bytes }) =>
      parts
        .filter((part) => bytes[part] > kind.budget[part])
        .map(
          (part) =>
            `${route}: ${part} is ${bytes[part]} bytes, ${bytes[part] - kind.budget[part]} over` +
            (part === 'script'
              ? `; its largest modules, before minification:\n${largest(filesOf(readPage(route)).script)}`
              : ''),
        ),
    );
    expect(over.join('\n')).toBe('');
    // The home page has the guides' budget.
    for (const part of kind.name === 'home' ? [] : parts)
      expect(kind.budget[part], `${part}: more than a fifth is left. Lower the budget`).toBeLessThan(
        1.2 * Math.max(...measured.map(({ bytes }) => bytes[part])),
      );
  });
}

test('the app keeps to its budget, and contains no document', () => {
  const files = chunks().flatMap(({ file, groups }) =>
    groups.some((group) => group === 'app' || group === 'main') ? [file] : [],
  );
  expect(files.length).toBeGreaterThan(1);
  const bytes = visits.sum(files);
  const message = `${bytes} bytes of script; the largest modules, before minification:\n${largest(files)}`;
  expect(bytes, message).toBeLessThanOrEqual(APP);
  const documents = chunks().flatMap(({ file, modules }) =>
    modules.flatMap(([name]) => (/^\.\/(?:docs|api)\/.*\.mdx?/.test(name) ? [`${file}: ${name}`] : [])),
  );
  expect(documents).toEqual([]);
});

test('no table of the scripts grows with the pages', () => {
  const scripts = builtFiles(/^assets\/js\/.*\.js$/)
    .map(readBuilt)
    .join('\n');
  // Scripts name only pages that the navigation bar, the footer and the sidebars link to.
  const listed = sitemapRoutes().filter(
    (route) => route.startsWith('/api/sdk-') && scripts.includes(`"${route}"`),
  );
  expect(listed.length).toBeLessThan(10);
});
