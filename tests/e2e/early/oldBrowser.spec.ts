import { expect } from '@playwright/test';
import { collectErrors, collectRequests } from '../../support/site.ts';
import { isHydrated, PAGE, test } from './early.ts';

test('in a browser too old for the app the page is readable, and reports that at the first sign of a reader', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  const apps = collectRequests(page, (_, { href }) => /\/app\.\w+\.js$/.test(href) && href);
  const errors = collectErrors(page);
  await page.goto(PAGE);
  await expect(page.locator('article h1')).toBeVisible();
  const notice = page.getByRole('alert');
  await expect(notice).toHaveCount(0);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(notice).toContainText('This browser is too old for menus and search here.');
  await page.getByRole('button', { name: /^Color mode/ }).click();
  await page.locator('main a[href="/products/nacre-auth"]').first().click();
  await expect(page).toHaveURL('/products/nacre-auth');
  await page.mouse.wheel(0, 400);
  await notice.getByRole('button', { name: 'Supported browsers' }).click();
  await expect(page).toHaveURL('/technical-guides/browsers-and-platforms#browsers');
  expect(await isHydrated(page)).toBe(false);
  expect(apps).toEqual([]);
  expect(errors).toEqual([]);
});
