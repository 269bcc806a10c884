import { expect } from '@playwright/test';
import { hits, searchBox } from '../../support/search.ts';
import { holdBack, waitForHydration, linkTo, markDocument, openWithDelayedApp } from '../../support/site.ts';
import { isHydrated, PAGE, test } from './early.ts';

test.skip(process.env.SITE_START === 'load', 'the app starts with the page');

test('controls work before the app has started, and keep their state when it does', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const secondPage = await context.newPage();
  const releaseSecond = await openWithDelayedApp(secondPage, PAGE);
  const release = await openWithDelayedApp(page, PAGE);
  const toggle = page.locator('[data-color-mode]:visible');
  const bar = page.getByRole('region', { name: 'Announcement' });
  const panel = page.getByRole('tabpanel').filter({ hasText: 'pnpm' }).first();
  const copy = panel.getByRole('button', { name: 'Copy code to clipboard' });
  const category = page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('button', { name: 'Dashboard and wallet' });

  await test.step('color mode is chosen, kept and followed in other windows', async () => {
    await expect(toggle).toHaveAccessibleName('Color mode: system. Switch to light.');
    await toggle.click();
    await expect(toggle).toHaveAccessibleName('Color mode: light. Switch to dark.');
    await toggle.click();
    for (const each of [page, secondPage]) {
      await expect(each.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(each.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    releaseSecond();
    await secondPage.close();
  });

  await test.step('the announcement is closed', async () => {
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
  });

  await test.step('tabs and the code buttons work', async () => {
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAccessibleName('pnpm');
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('pnpm');
  });

  await test.step('a press that must wait for the app gets immediate feedback', async () => {
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await category.click();
    await expect(category).toHaveAttribute('aria-busy', 'true');
    expect(await isHydrated(page)).toBe(false);
  });

  release();
  await test.step('the press is replayed', async () => {
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(category).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(PAGE);
  });

  await waitForHydration(page);
  await test.step('color mode, the closed announcement and the tab keep their state', async () => {
    await expect(bar).toBeHidden();
    await expect(panel).toBeVisible();
    await expect(copy).toHaveCount(1);
    await expect(toggle).toHaveAccessibleName('Color mode: dark. Switch to system.');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  });

  await test.step('the announcement stays closed', async () => {
    await page.reload();
    await expect(bar).toBeHidden();
  });
});

test('fields work before the app has started, and so do links', async ({ page }) => {
  await test.step('the shortcut focuses the search field, which searches without the app', async () => {
    const index = page.waitForResponse(/\/search-index\//);
    const release = await openWithDelayedApp(page, PAGE);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(searchBox(page)).toBeFocused();
    expect((await index).ok()).toBe(true);
    await searchBox(page).blur();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('network');
    await expect(hits(page).first()).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    release();
  });

  await test.step('the app starts after the hits, and keeps them', async () => {
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(hits(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue('network');
    await page.keyboard.press('Escape');
    await expect(hits(page)).toHaveCount(0);
  });

  await test.step('an Enter before the search has loaded opens the first hit', async () => {
    const releaseApp = await openWithDelayedApp(page, PAGE);
    const release = await holdBack(page, '**/assets/js/search.*.js');
    await searchBox(page).fill('webhooks');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/webhooks$/);
    releaseApp();
  });

  await test.step('text typed into an island stays when it hydrates', async () => {
    const release = await openWithDelayedApp(page, '/products/embedded-wallet/exceptions');
    const field = page.getByLabel('Error, response body, code or status');
    await field.fill('sdk/timeout');
    release();
    await waitForHydration(page);
    await expect(page.locator('[data-island="error-lookup"] [role="status"]')).toHaveText(
      /^1 of \d+ errors: sdk\/timeout$/,
    );
    await expect(field).toHaveValue('sdk/timeout');
    await expect(field).toBeFocused();
  });

  await test.step('links and native controls work before the app has started', async () => {
    await openWithDelayedApp(page, '/backend-openapi');
    await page.locator('#schema-user > summary').click();
    await expect(page.locator('#schema-user')).toHaveAttribute('open', '');
    const sameDocument = await markDocument(page);
    await linkTo(page, '/products/apis_sdks').click();
    await expect(page).toHaveURL('/products/apis_sdks');
    expect(await sameDocument()).toBe(false);
  });
});
