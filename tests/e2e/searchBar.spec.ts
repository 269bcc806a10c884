import { expect, test } from '@playwright/test';
import { collectErrors, open } from '../support/site.ts';
import { allResults, ask, hits, searchBox, searchField, suggestions } from '../support/search.ts';

const BASE = '/api/sdk-base/Enumeration.Network';

/** Stands in a guide, and in no page of the SDK reference. */
const GUIDES_ONLY = 'restaurant';

test('the list shows at most 8 suggestions', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/');
  await ask(page, 'network');
  await expect(hits(page)).toHaveCount(8);
  expect(errors).toEqual([]);
});

test('an excerpt has at most 50 characters', async ({ page }) => {
  await open(page, '/');
  const excerpts: string[] = [];
  for (const query of ['network', 'wallet', 'passport']) {
    await ask(page, query);
    await expect(hits(page).first().locator('mark').first()).toHaveText(new RegExp(query, 'i'));
    excerpts.push(...(await hits(page).locator('[class*="excerpt"]').allInnerTexts()));
    await searchBox(page).fill('');
  }
  // What was cut says so; the dots are not the text's own.
  const cut = excerpts.filter((text) => text.includes('…')).map((text) => text.replaceAll('…', ''));
  expect(cut.length).toBeGreaterThan(0);
  expect(cut.filter((text) => text.length > 50)).toEqual([]);
  expect(Math.max(...cut.map(({ length }) => length))).toBeGreaterThan(35);
});

test('a query without hits shows "No results"', async ({ page }) => {
  await open(page, '/');
  await ask(page, 'qzxqzxqzx');
  await expect(suggestions(page)).toContainText('No results');
  await expect(allResults(page)).toHaveCount(0);
});

test('outside every context the last line is "See all results"', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  await ask(page, 'network');
  await expect(allResults(page)).toHaveText('See all results');
  await allResults(page).click();
  await expect(page).toHaveURL(/\/search\/?\?q=network$/);
  await expect(searchField(page)).toHaveValue('network');
});

for (const [route, context, label] of [
  [BASE, 'api/sdk-base', 'Base SDK'],
  ['/api/sdk-react/Enumeration.Network', 'api/sdk-react', 'React SDK'],
  ['/api/introduction', 'api', 'SDKs'],
] as const) {
  test(`on ${route} the last line is 'See all results within "${label}"'`, async ({ page }) => {
    await open(page, route);
    await ask(page, 'network');
    await expect(allResults(page)).toHaveText(`See all results within "${label}"`);
    await allResults(page).click();
    await expect(page).toHaveURL(/\/search\/?\?/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ q: 'network', ctx: context });
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(context);
  });
}

test('without hits in a context the last line is \'See all results outside "Base SDK"\'', async ({
  page,
}) => {
  await open(page, BASE);
  await ask(page, GUIDES_ONLY);
  await expect(suggestions(page)).toContainText('No results');
  await expect(allResults(page)).toHaveText('See all results outside "Base SDK"');
  await allResults(page).click();
  await expect(page).toHaveURL(new RegExp(`/search/?\\?q=${GUIDES_ONLY}$`));
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/restaurant/i);
});

test('a suggestion leads to its page, and the terms are marked there by the parameter _highlight', async ({
  page,
}) => {
  await open(page, '/');
  await ask(page, 'passport');
  await hits(page).first().click();
  await expect(page).toHaveURL(/[?&]_highlight=passport/);
  await expect(page.locator('article mark').first()).toHaveText(/passport/i);
  await expect(page.locator('article mark').first()).toBeVisible();
});

test('the keyboard alone leads through the suggestions', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchBox(page)).toHaveRole('combobox');
  await page.keyboard.type('faucet');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const active = hits(page).and(page.locator('[aria-selected="true"]'));
  await expect(active).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]_highlight=faucet/);
  await expect(page.locator('article mark').first()).toBeVisible();
});

test('Escape closes the list, and once more clears the field', async ({ page }) => {
  await open(page, '/');
  await ask(page, 'network');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(searchBox(page)).toHaveValue('network');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
});

test('a slash leads to the search, is typed in fields, and can be turned off', async ({ page }) => {
  await open(page, '/search');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(searchBox(page)).toHaveValue('a/b');
  await page.getByRole('main').getByRole('checkbox', { name: 'with the / key' }).uncheck();
  await open(page, '/overview/privacy-policy');
  await page.keyboard.press('/');
  await expect(searchBox(page)).not.toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchBox(page)).toBeFocused();
});

test('_highlight marks its terms on a page that is opened with it, and clearing takes the marks away', async ({
  page,
}) => {
  await open(page, '/overview/privacy-policy?_highlight=data');
  await expect(page.locator('article mark').first()).toHaveText(/data/i);
  await expect(searchBox(page)).toHaveValue('data');
  await page.locator('.navbar__search button').click();
  await expect(page).toHaveURL('/overview/privacy-policy');
  await expect(page.locator('article mark')).toHaveCount(0);
});
