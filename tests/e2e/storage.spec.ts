import { expect, test } from '@playwright/test';
import { collectErrors, waitForHydration, linkTo, open, openWithDelayedApp } from '../support/site.ts';

test('where browser storage is unavailable a warning is logged, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const errors = collectErrors(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page, '/');
  expect(warnings.filter((text) => text.includes('storage is not available'))).toHaveLength(1);

  const html = page.locator('html');
  await page.getByRole('button', { name: /^Color mode/ }).click();
  await page.getByRole('button', { name: /^Color mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await linkTo(page, '/overview/changelog').click();
  await expect(page).toHaveURL('/overview/changelog');
  await expect(page.locator('article h1')).toBeVisible();

  // Nothing was saved: the features silently do nothing.
  await open(page, '/');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an announcement closed before the app has started stays closed if storage is unavailable', async ({
  page,
}) => {
  test.skip(process.env.SITE_START === 'load', 'the app starts with the page');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const bar = page.getByRole('region', { name: 'Announcement' });
  const release = await openWithDelayedApp(page, '/products/nacre-auth');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(bar).toHaveCount(0);
  await linkTo(page, '/').click();
  await expect(page).toHaveURL('/');
  await expect(bar).toHaveCount(0);
});

test('where browser storage is full a warning is logged, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const errors = collectErrors(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page, '/');
  const toggle = page.getByRole('button', { name: /^Color mode/ });
  for (const mode of ['light', 'dark']) {
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', mode);
  }
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  expect(warnings.filter((text) => text.includes('storage is not available'))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('browser storage holds the plain keys, without a namespace', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /^Color mode/ }).click();
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme']);
});
