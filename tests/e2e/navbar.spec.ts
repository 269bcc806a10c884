import { expect, test } from '@playwright/test';
import { navbarItems } from '../../src/config/navbar.ts';
import { site } from '../../src/config/site.ts';
import { readPage } from '../support/build.ts';
import { parseHtml } from '../support/markdown.ts';
import { waitForHydration, linkTo, open } from '../support/site.ts';

const left = '.navbar__items:not(.navbar__items--right) .navbar__item';
const right = '.navbar__items--right';

test('the navbar shows the configured items, and their links work', async ({ page }) => {
  await open(page, '/');
  const sidebar = page.locator('.theme-doc-sidebar-container');

  await test.step('every configured item and no other, on its side', async () => {
    const labels = (side: string) =>
      navbarItems.flatMap(({ label, position }) => (label && position === side ? [String(label)] : []));
    await expect(page.locator(left)).toHaveText(labels('left'));
    await expect(page.locator(`${right} .navbar__item`)).toHaveText(labels('right'));
    for (const address of ['/api/introduction', '/backend-openapi', '/overview/changelog'])
      await expect(page.locator(`${left}[href="${address}"]`)).toHaveCount(1);
  });

  await test.step('the right side has the Dashboard link and, last, the search box', async () => {
    const dashboard = page.locator(right).getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveAttribute('href', site.links.dashboard);
    expect(new URL(site.links.dashboard).host).not.toBe(new URL(site.url).host);
    const search = page.locator(right).getByPlaceholder('Search');
    const [first, last] = [await dashboard.boundingBox(), await search.boundingBox()];
    expect(first?.x).toBeLessThan(last?.x ?? 0);
  });

  await test.step('the SDKs entry shows the sidebar of the reference, the Guides entry the sidebar of the guides', async () => {
    await page.locator(left, { hasText: 'SDKs' }).click();
    await expect(sidebar.getByRole('link', { name: '@nacre/sdk-base' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: '@nacre/sdk-react' })).toBeVisible();
    await page.locator(left, { hasText: 'Guides' }).click();
    await expect(sidebar.locator('a[href="/products/quick-start-guide"]')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: '@nacre/sdk-base' })).toHaveCount(0);
  });

  await test.step('the title of the site leads home', async () => {
    await open(page, '/overview/changelog');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await waitForHydration(page);
    await expect(linkTo(page, '/products/quick-start-guide')).toBeVisible();
  });
});

test('the navbar stays in view, marks the section of a page, and can be skipped', async ({ page }) => {
  await test.step('a skip-to-main-content link comes first and moves the focus to the main content', async () => {
    await open(page, '/overview/changelog');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    // The next stop is in the content, after the navbar and the sidebar.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  await test.step('it does not hide on scroll', async () => {
    await open(page, '/products/embedded-wallet/exceptions');
    const navbar = page.locator('nav.navbar');
    // Scrolls down in steps, like a reader. This direction hides a navbar that hides on scroll.
    for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
    await expect(navbar).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await navbar.boundingBox())?.y).toBe(0);
  });

  for (const [route, label] of [
    ['/api/sdk-base/Class.Client', 'SDKs'],
    ['/backend-openapi', 'APIs'],
    ['/overview/changelog', 'Changelog'],
    ['/mcp/', 'Guides'],
  ] as const) {
    await test.step(`it marks the section of ${route} as current, and nothing else`, () => {
      const current = parseHtml(readPage(route)).querySelectorAll('.navbar [aria-current]');
      expect(current.map((link) => [link.text, link.getAttribute('aria-current')])).toEqual([
        [label, 'true'],
      ]);
    });
  }
});
