import { expect, test } from '@playwright/test';
import { collectErrors, hydrated, open } from '../support/site.ts';
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

test('a query without hits shows "No results", and ways on', async ({ page }) => {
  await open(page, '/');
  await ask(page, 'qzxqzxqzx');
  await expect(suggestions(page)).toContainText('No results');
  await expect(allResults(page)).toHaveCount(0);
  await expect(suggestions(page).getByRole('link', { name: 'glossary' })).toBeVisible();
  await expect(suggestions(page).getByRole('link', { name: 'ask the community' })).toBeVisible();
  await searchBox(page).fill('zwalletzz');
  const name = suggestions(page).getByRole('group', { name: 'Did you mean' }).getByRole('button').first();
  await name.click();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue(/wallet/i);
  await expect(hits(page).first()).toContainText(/wallet/i);
});

test('an empty field shows five places to begin, which the keys lead through', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(hits(page)).toHaveCount(5);
  await expect(hits(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
  // Nothing was chosen: Enter opens nothing.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/backend-openapi$/);
});

test('a symbol of both packages is one suggestion, which says so', async ({ page }) => {
  await open(page, '/');
  await ask(page, 'Account');
  const first = hits(page).filter({ hasText: /^AccountBase SDKReact SDK/ });
  await expect(first).toHaveCount(1);
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
  await expect(hits(page).first()).toHaveAttribute('href', /[?&]_highlight=passport/);
  await hits(page).first().click();
  await expect(page.locator('article mark').first()).toHaveText(/passport/i);
  await expect(page.locator('article mark').first()).toBeVisible();
  // Who shares the page shares no search.
  await expect(page).not.toHaveURL(/_highlight/);
  await expect(searchBox(page)).toHaveValue('passport');
  // The same hit once more is an opening of it as well.
  await page.keyboard.press('Escape');
  await expect(page.locator('article mark')).toHaveCount(0);
  await searchBox(page).click();
  await hits(page).first().click();
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
  await suggestions(page).getByRole('button', { name: 'Turn off the / key' }).click();
  await suggestions(page).getByRole('button', { name: 'Turn on the / key' }).click();
  // A press leaves the field its focus; who comes by keyboard leaves with Escape.
  await expect(searchBox(page)).toBeFocused();
  await suggestions(page).getByRole('button', { name: 'Turn off the / key' }).focus();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(searchBox(page)).toHaveValue('a/b');
  await page.getByRole('main').getByRole('checkbox', { name: 'with the / key' }).uncheck();
  await open(page, '/overview/privacy-policy');
  await page.keyboard.press('/');
  await expect(searchBox(page)).not.toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchBox(page)).toBeFocused();
});

test('_highlight of a link from elsewhere marks whole words in the section alone, until the reader goes on', async ({
  page,
}) => {
  const marks = page.locator('article mark');
  await open(
    page,
    '/products/nacre-auth?_highlight=sign&_highlight=user&_highlight=a&_highlight=in#sign-out',
  );
  await expect(marks.first()).toBeVisible();
  const texts = await marks.allInnerTexts();
  expect(texts.filter((text) => !/^(?:sign|user)(?:s|ed|ing)?$/i.test(text))).toEqual([]);
  expect(texts.length).toBeLessThan(20);
  await expect(page.locator('article :is(pre, code) mark')).toHaveCount(0);
  await expect(page).toHaveURL('/products/nacre-auth#sign-out');
  await expect(searchBox(page)).toHaveValue('');
  // Another place of the page.
  await page.locator('.table-of-contents a[href="#test-identities"]').click();
  await expect(page).toHaveURL('/products/nacre-auth#test-identities');
  await expect(marks).toHaveCount(0);
});

test('_highlight marks before the app is there, and what it marked outlives its start', async ({ page }) => {
  const marks = page.locator('article mark');
  await page.goto('/overview/privacy-policy?_highlight=data');
  await expect(marks.first()).toHaveText(/data/i);
  await expect(page).toHaveURL('/overview/privacy-policy');
  expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  // In the site's own color, and not the browser's.
  await expect(marks.first()).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
  const count = await marks.count();
  await hydrated(page);
  await expect(marks).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
});

test('on a phone what the field opens takes the screen, and "Cancel" gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/overview/privacy-policy');
  await ask(page, 'network');
  const panel = await suggestions(page).boundingBox();
  const field = await searchBox(page).boundingBox();
  expect(panel).toMatchObject({ x: 0, width: 375 });
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(700);
  expect(field?.width).toBeGreaterThan(230);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(suggestions(page)).toBeHidden();
  await expect(searchBox(page)).not.toBeFocused();
});
