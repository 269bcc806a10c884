import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/site.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page) => page.locator('.navbar-sidebar');

test.use({ viewport: { width: 996, height: 800 } });

test('at 996 px the navigation is a drawer, at 997 px it is not', async ({ page }) => {
  await open(page, '/');
  await expect(opener(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(opener(page)).toBeHidden();
  await expect(page.locator('.navbar__items .navbar__item').first()).toBeVisible();
});

test('the drawer opens with the menu and closes with its button', async ({ page }) => {
  await open(page, '/');
  await expect(drawer(page)).not.toBeInViewport();
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer(page)).toBeInViewport();
  for (const label of ['SDKs', 'APIs', 'Changelog', 'Guides', 'Dashboard']) {
    await expect(drawer(page).getByRole('link', { name: label, exact: label !== 'Dashboard' })).toBeVisible();
  }
  await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(drawer(page)).not.toBeInViewport();
});

test('on a page with a sidebar the drawer shows it, and "Back to main menu" leads to the main menu', async ({
  page,
}) => {
  await open(page, '/products/quick-start-guide');
  await opener(page).click();
  await expect(drawer(page).locator('a[href="/products/apis_sdks"]')).toBeInViewport();
  await drawer(page).getByRole('button', { name: 'Back to main menu' }).click();
  await expect(drawer(page).getByRole('link', { name: 'SDKs', exact: true })).toBeInViewport();
  await expect(drawer(page).locator('a[href="/products/apis_sdks"]')).not.toBeInViewport();
});

test('a link of the drawer leads to its page and closes the drawer', async ({ page }) => {
  await open(page, '/');
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Changelog' }).click();
  await expect(page).toHaveURL('/overview/changelog');
  await expect(drawer(page)).not.toBeInViewport();
});

test('the drawer closes when the window becomes wider than the breakpoint', async ({ page }) => {
  await open(page, '/');
  await opener(page).click();
  await expect(drawer(page)).toBeInViewport();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawer(page)).toHaveCount(0);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer(page)).not.toBeInViewport();
});
