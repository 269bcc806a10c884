import { expect, test, type Page } from '@playwright/test';
import { showView, violations } from '../support/axe.ts';
import { catalogue } from '../../packages/sdk-base/src/errors/catalogue.ts';
import { sampleOf } from '../support/long.ts';
import { collectErrors, collectRequests, open } from '../support/site.ts';

const PAGE = '/products/embedded-wallet/exceptions';
const FINDER = /\/find-errors\.\w+\.js$/;
const total = Object.keys(catalogue).length;

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Error, response body, code or status' });
const statusOf = (page: Page) => page.getByRole('search', { name: 'Errors' }).getByRole('status');
/** The codes of the visible entries. They are headings, so that a screen reader can list them. */
const visibleCodes = (page: Page) =>
  page.getByRole('heading', { level: 4 }).filter({ visible: true }).allTextContents();

test('one field filters the errors as it is typed into, and finds an error by any of its details', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const loaded = collectRequests(page, (_, { pathname }) => pathname);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(await visibleCodes(page)).toHaveLength(total);
  expect(loaded.filter((path) => FINDER.test(path))).toEqual([]);
  loaded.length = 0;

  await fieldOf(page).focus();
  await page.keyboard.type('insuficient funds');
  await expect(statusOf(page)).toHaveText(`1 of ${total} errors: sdk/insufficient-funds`);
  expect(await visibleCodes(page)).toEqual(['sdk/insufficient-funds']);
  // The other classes are hidden, and so is the introduction of this one.
  await expect(page.locator('#sdkerror')).toBeVisible();
  await expect(page.locator('#jwterror')).toBeHidden();
  await expect(page.getByText('reports a problem in the SDK itself')).toBeHidden();
  // The query stays private. The page loaded only scripts, and pages that visible links lead to.
  const known = /^\/(?:assets\/js\/|fragments\/)/;
  expect(loaded.filter((path) => !known.test(path))).toEqual([]);
  expect(loaded.filter((path) => FINDER.test(path))).toHaveLength(1);

  // tests/unit/errorLookup.test.ts finds errors by each kind of text.
  await fieldOf(page).fill('code: "sdk/not-found",\ncause: code: "iframe/timeout"');
  await expect(statusOf(page)).toHaveText(`2 of ${total} errors: sdk/not-found, iframe/timeout`);
  expect(await visibleCodes(page)).toEqual(['sdk/not-found', 'iframe/timeout']);

  await fieldOf(page).fill('penguin');
  await expect(statusOf(page)).toContainText('No error matches.');
  expect(await visibleCodes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
  await expect.poll(() => visibleCodes(page)).toHaveLength(total);
  await expect(statusOf(page)).toBeEmpty();
  expect(errors).toEqual([]);

  await test.step('axe finds nothing in a filtered list, Enter leads to the first error found, and Escape shows all errors again', async () => {
    await fieldOf(page).focus();
    await page.keyboard.type('offline');
    await expect(statusOf(page)).toContainText('sdk/api-unavailable');
    for (const colorScheme of sampleOf(['dark', 'light'] as const, 2)) {
      await showView(page, colorScheme, 1440);
      expect(await violations(page, colorScheme, '[role="search"], [data-error-group]')).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}#sdk-api-unavailable`);
    expect(await visibleCodes(page)).toEqual(['sdk/api-unavailable']);
    await fieldOf(page).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => visibleCodes(page)).toHaveLength(total);
  });

  await test.step('a link to an entry that the field hides shows it', async () => {
    await fieldOf(page).fill('offline');
    await expect(page.locator('#sdk-timeout')).toBeHidden();
    await page.locator('td a[href="#sdk-timeout"]').click();
    await expect(page.locator('#sdk-timeout')).toBeInViewport();
    await expect(fieldOf(page)).toHaveValue('');
  });

  await test.step('a hit of the search that the field hides is shown too', async () => {
    await fieldOf(page).fill('offline');
    await expect(page.locator('#sdk-rate-limited')).toBeHidden();
    await page.locator('.navbar__search-input').fill('sdk/rate-limited');
    await expect(page.getByRole('option').first()).toContainText('sdk/rate-limited');
    await page.getByRole('option').first().click();
    await expect(page.locator('#sdk-rate-limited')).toBeInViewport();
    await expect(fieldOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('a search that does not load reports it, and hides nothing', async () => {
    await page.route(FINDER, (route) => route.abort());
    await open(page, PAGE);
    await fieldOf(page).fill('offline');
    await expect(statusOf(page)).toContainText('could not be loaded');
    expect(await visibleCodes(page)).toHaveLength(total);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all errors are listed', async ({ page }) => {
    await page.goto(`${PAGE}#sdk-timeout`);
    // Each code has its own anchor, and each such anchor its code.
    const entries = await page
      .locator('main :is([id^="sdk-"], [id^="crypto-"], [id^="jwt-"], [id^="iframe-"])')
      .evaluateAll((all) => all.map((entry) => [entry.id, entry.querySelector('h4')?.textContent]));
    expect(entries.toSorted()).toEqual(
      Object.values(catalogue)
        .map(({ code }) => [code.replace('/', '-'), code])
        .toSorted(),
    );
    expect(await visibleCodes(page)).toHaveLength(total);
    await expect(page.locator('#sdk-timeout')).toBeInViewport();
  });
});
