import { expect, test, type Page } from '@playwright/test';
import { sampleOf } from '../support/long.ts';
import { collectErrors, waitForHydration, linkTo, open, openWithDelayedApp } from '../support/site.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const closeBar = (page: Page) => bar(page).getByRole('button', { name: 'Close' }).click();
const toggle = (page: Page) => page.getByRole('button', { name: /^Color mode/ });

/** Runs in the page. */
function block() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Runs in the page. */
function fill() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const faults = [
  ['unavailable', block],
  ['full', fill],
] as const;

for (const [state, spoil] of sampleOf(faults, 2)) {
  test(`where browser storage is ${state} a warning is logged, and the page works`, async ({ page }) => {
    await page.addInitScript(spoil);
    const errors = collectErrors(page);
    const warnings = collectErrors(page, ['warning']);
    await open(page, '/');
    for (const mode of ['light', 'dark']) {
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', mode);
    }
    await closeBar(page);
    await expect(bar(page)).toBeHidden();
    await linkTo(page, '/overview/changelog').click();
    await expect(page).toHaveURL('/overview/changelog');
    await expect(page.locator('article h1')).toBeVisible();
    expect(warnings.filter((text) => text.includes('storage is not available'))).toHaveLength(1);

    // Nothing was saved: the features silently do nothing.
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(bar(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('an announcement closed before the app has started stays closed if storage is unavailable', async ({
  page,
}) => {
  test.skip(process.env.SITE_START === 'load', 'the app starts with the page');
  await page.addInitScript(block);
  const release = await openWithDelayedApp(page, '/products/nacre-auth');
  await closeBar(page);
  await expect(bar(page)).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(bar(page)).toHaveCount(0);
  await linkTo(page, '/').click();
  await expect(page).toHaveURL('/');
  await expect(bar(page)).toHaveCount(0);
});
