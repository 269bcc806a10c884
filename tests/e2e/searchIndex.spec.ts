import { expect, test } from '@playwright/test';
import { open } from '../support/site.ts';
import { searchBox, watchIndex } from '../support/search.ts';

test('the search index is not fetched before the reader turns to the search box', async ({ page }) => {
  const fetched = watchIndex(page);
  await open(page, '/');
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(700);
  expect(fetched).toEqual([]);
});

test('the search index is fetched on the first hover over the search box, and once', async ({ page }) => {
  const fetched = watchIndex(page);
  await open(page, '/');
  await searchBox(page).hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  // First what answers, then the texts, one after the other.
  await expect.poll(() => fetched.filter((path) => path.includes('-text-')).length).toBe(4);
  const first = [...fetched];
  expect(new Set(first).size).toBe(first.length);
  await page.mouse.move(10, 400);
  await searchBox(page).hover();
  await searchBox(page).focus();
  await page.waitForTimeout(300);
  expect(fetched).toEqual(first);
});

test('the search index is fetched on the first focus of the search box', async ({ page }) => {
  const fetched = watchIndex(page);
  await open(page, '/');
  await searchBox(page).focus();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('mod+k focuses the search box, and the box says so', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  const mac = await page.evaluate(() => /mac/i.test(navigator.platform));
  await expect(page.locator('.navbar__search kbd')).toHaveText(mac ? ['⌘', 'K'] : [/ctrl/i, /k/i]);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchBox(page)).toBeFocused();
});

test('a page of a search context fetches the index of its context', async ({ page }) => {
  const fetched = watchIndex(page);
  for (const [route, context] of [
    ['/api/sdk-base/Enumeration.Network', 'api-sdk-base'],
    ['/api/sdk-react/Enumeration.Network', 'api-sdk-react'],
    ['/api/introduction', 'api'],
  ] as const) {
    await open(page, route);
    await searchBox(page).focus();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await expect.poll(() => fetched.some((path) => path.includes(`/${context}-text-`))).toBe(true);
    for (const path of fetched.splice(0)) {
      expect(path).toMatch(new RegExp(`/search-index(?:\\.json|/${context}-)`));
    }
  }
});
