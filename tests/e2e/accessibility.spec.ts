import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { sitemapRoutes } from '../support/build.ts';
import { splitIntoGroups } from '../support/splitIntoGroups.ts';
import { typeQuery } from '../support/search.ts';
import { open } from '../support/site.ts';
import { removeOtherOperations, removeOtherSchemas } from '../support/removeOtherOperations.ts';
import { isLong } from '../support/long.ts';

const routes = [...sitemapRoutes(), '/search', '/no-such-page'];

/** The pages that differ most. `npm run test:all` checks all pages. */
const KEY_PAGES = ['/', '/products/nacre-auth', '/backend-openapi', '/search?q=sign+in'];

/** Waits until all animations end, because a text that fades in has less contrast. */
const animationsEnd = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished' || playState === 'idle'),
  );

/** Views besides light mode at 1440 px, in which everyPage.spec.ts checks every page that it opens. */
const views = [
  ['dark', 1440],
  ['light', 375],
  ['dark', 375],
] as const;

async function expectNoViolations(
  page: Page,
  group: readonly string[],
  timeEach: number,
  look: (route: string) => Promise<readonly string[]>,
): Promise<void> {
  test.setTimeout(30_000 + group.length * timeEach);
  const problems: string[] = [];
  for (const route of group) {
    await open(page, route);
    problems.push(...(await look(route)));
  }
  expect(problems).toEqual([]);
}

if (isLong) {
  for (const [mode, width] of views) {
    test.describe(`${mode} mode, ${width} px`, () => {
      test.use({ colorScheme: mode, viewport: { width, height: 900 } });
      for (const [name, group] of splitIntoGroups(routes, 8)) {
        test(`axe finds nothing: ${name}`, ({ page }) =>
          expectNoViolations(page, group, 20_000, (route) => violations(page, route)));
      }
    });
  }
}

/** Two operations of the API page that together contain every kind of part. */
const KEPT_OPERATIONS = ['create-passport', 'list-orders'];

// Uses the view that differs most from that of everyPage.spec.ts.
for (const [name, group] of splitIntoGroups(isLong ? [] : KEY_PAGES, 2)) {
  test(`axe finds nothing in dark mode at 375 px: key pages ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 375, height: 900 });
    await expectNoViolations(page, group, 20_000, async (route) => {
      if (route === '/backend-openapi') {
        await removeOtherOperations(page, KEPT_OPERATIONS);
        await removeOtherSchemas(page, ['schema-passport', 'schema-passport-id']);
      }
      if (route.includes('?')) await expect(page.getByRole('main').locator('h3').first()).toBeVisible();
      return violations(page, route);
    });
  });
}

// Checks the bar only, because the open list covers parts of other targets.
test('axe finds nothing in the open search list, and in the open drawer', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  await typeQuery(page, 'network');
  expect(await violations(page, 'with hits', '.navbar')).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('qzxqzxqzx');
  await expect(page.locator('.navbar__search')).toContainText('No results');
  expect(await violations(page, 'without hits', '.navbar')).toEqual([]);

  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/overview/privacy-policy');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeInViewport();
  await animationsEnd(page);
  expect(await violations(page, 'second menu')).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(page.locator('.navbar-sidebar a[href="/overview/privacy-policy"]')).not.toBeInViewport();
  await animationsEnd(page);
  expect(await violations(page, 'main menu')).toEqual([]);
});
