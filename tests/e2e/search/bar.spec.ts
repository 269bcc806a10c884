import { expect, test } from '@playwright/test';
import { allResults, typeQuery, hits, searchBox, suggestions } from '../../support/search.ts';
import { violations } from '../../support/axe.ts';
import { collectErrors, open, waitForHydration } from '../../support/site.ts';

test('the list under the box shows hits or alternatives, and leads to pages with the terms marked', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const marks = page.locator('article mark');
  await open(page, '/');

  await test.step('the list shows at most 8 suggestions', async () => {
    await typeQuery(page, 'network');
    await expect(hits(page)).toHaveCount(8);
    expect(errors).toEqual([]);
  });

  await test.step('Escape closes the list, and a second Escape clears the field', async () => {
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('network');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
  });

  await test.step('a symbol of both packages is one suggestion that names both', async () => {
    await searchBox(page).fill('Account');
    await expect(hits(page).filter({ hasText: /^AccountBase SDKReact SDK/ })).toHaveCount(1);
  });

  await test.step('a query without hits shows "No results" and alternatives', async () => {
    await searchBox(page).fill('qzxqzxqzx');
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

  await test.step('a suggestion leads to its page, and the terms are marked there by the parameter _highlight', async () => {
    await searchBox(page).fill('');
    await typeQuery(page, 'passport');
    await expect(hits(page).first()).toHaveAttribute('href', /[?&]_highlight=passport/);
    await hits(page).first().click();
    await expect(marks.first()).toHaveText(/passport/i);
    await expect(marks.first()).toBeVisible();
    // A reader who shares the page doesn't share the search.
    await expect(page).not.toHaveURL(/_highlight/);
    await expect(searchBox(page)).toHaveValue('passport');
    // Opening the same hit again marks its terms again.
    await page.keyboard.press('Escape');
    await expect(marks).toHaveCount(0);
    await searchBox(page).click();
    await hits(page).first().click();
    await expect(marks.first()).toBeVisible();
  });
});

test('pages opened from the search are suggested until they are cleared, and symbols show their signature', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const recent = suggestions(page).getByRole('group', { name: 'Recently opened' }).getByRole('option');
  const signature = suggestions(page).getByRole('group', { name: 'Signature' });
  await page.setViewportSize({ width: 1100, height: 900 });
  await open(page, '/');
  await typeQuery(page, 'formatBalance');
  await expect(hits(page).first()).toContainText('formatBalance');
  const narrow = await suggestions(page).boundingBox();
  await expect(signature).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(signature).toHaveText(/^function formatBalance\(/);
  expect((await suggestions(page).boundingBox())?.width).toBeGreaterThan((narrow?.width ?? 0) + 300);
  expect(await violations(page, 'the search with a signature', '[data-suggestions]')).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('formatBalance()');
  await searchBox(page).fill('');
  await expect(recent).toHaveText([/^formatBalance/]);
  expect(await violations(page, 'recently opened pages', '[data-suggestions]')).toEqual([]);
  await page.goto('/');
  await waitForHydration(page);
  await searchBox(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/sdk-base/Function.formatBalance');

  await searchBox(page).focus();
  await suggestions(page).getByRole('button', { name: 'Clear recently opened' }).press('Enter');
  await expect(recent).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
  expect(errors).toEqual([]);
});
