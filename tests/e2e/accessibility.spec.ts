import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { sitemapRoutes } from '../support/build.ts';
import { inGroups } from '../support/inGroups.ts';
import { open } from '../support/site.ts';
import { ask } from '../support/search.ts';

const axe = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const everything = process.env.TEST_ALL === '1';
const modes = everything ? (['light', 'dark'] as const) : (['light'] as const);
const widths = everything ? [1440, 375] : [1440];

/** Generated pages are alike: `npm test` takes every sixth of them, `npm run test:all` takes all. */
const isTaken = (route: string, index: number) =>
  everything || !/^\/api\/sdk-(?:base|react)\/./.test(route) || index % 6 === 0;

const routes = [...sitemapRoutes().filter(isTaken), '/search', '/no-such-page'];

/** Runs axe, every rule of the tags, and returns one line for each thing it objects to. */
async function violations(page: Page, name: string, within = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const results = (await page.evaluate(
    ({ tags, within }) =>
      (window as unknown as { axe: { run(context: string, options: object): Promise<unknown> } }).axe.run(
        within,
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
      ),
    { tags: TAGS, within },
  )) as AxeResults;
  return results.violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${name}: ${id} (${help}), ${nodes.length} ×, first at ${first?.target.join(' ')}`;
  });
}

for (const mode of modes) {
  for (const width of widths) {
    test.describe(`${mode} mode, ${width} px`, () => {
      test.use({ colorScheme: mode, viewport: { width, height: 900 } });
      for (const [name, group] of inGroups(routes, 8)) {
        test(`axe finds nothing: ${name}`, async ({ page }) => {
          test.setTimeout(30_000 + group.length * 20_000);
          const found: string[] = [];
          for (const route of group) {
            await open(page, route);
            found.push(...(await violations(page, route)));
          }
          expect(found).toEqual([]);
        });
      }
    });
  }
}

// Only the bar: what the list covers has smaller targets while it is open, by nature.
test('axe finds nothing in the open search list', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  await ask(page, 'network');
  expect(await violations(page, 'with hits', '.navbar')).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('qzxqzxqzx');
  await expect(page.locator('.navbar__search')).toContainText('No results');
  expect(await violations(page, 'without hits', '.navbar')).toEqual([]);
});

test('axe finds nothing on the search page with results', async ({ page }) => {
  await open(page, '/search?q=network');
  await expect(page.getByRole('main').locator('a').first()).toBeVisible();
  expect(await violations(page, '/search?q=network')).toEqual([]);
});

test('axe finds nothing in the open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/overview/privacy-policy');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeInViewport();
  expect(await violations(page, 'second menu')).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(page.locator('.navbar-sidebar a[href="/overview/privacy-policy"]')).not.toBeInViewport();
  expect(await violations(page, 'main menu')).toEqual([]);
});
