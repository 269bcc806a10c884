import { expect, test, type Page } from '@playwright/test';
import { fragmentOf } from '../support/build.ts';
import { sampleOf } from '../support/long.ts';
import { collectRequests, linkTo, markDocument, open } from '../support/site.ts';

/** A page that only the footer of the home page links to, which a window doesn't show at first. */
const TARGET = '/overview/terms-and-conditions';

/** Records the requests for the target's content. */
const watchRequests = (page: Page): string[] =>
  collectRequests(page, (request, { href }) => href.endsWith(fragmentOf(TARGET)) && request.resourceType());

/** Records the content of every requested page. */
const watchFragments = (page: Page): string[] =>
  collectRequests(page, (_, { pathname }) => /^\/fragments\/(?!sidebars\/)/.test(pathname) && pathname);

test('a link prefetches its page when it is visible for a while or hovered', async ({ page }) => {
  const requests = watchRequests(page);
  const fragments = watchFragments(page);

  await test.step('pages that only the navbar links to are not prefetched when visible', async () => {
    await open(page, '/search');
    await expect(linkTo(page, '/overview/changelog')).toBeInViewport();
    await page.waitForTimeout(1500);
    expect(fragments).not.toContain(fragmentOf('/overview/changelog'));
  });

  await test.step('a link prefetches its page when it has been visible for a while, and not before', async () => {
    fragments.length = 0;
    await open(page, '/');
    // Visible links are prefetched.
    await expect.poll(() => fragments.length).toBeGreaterThan(0);
    expect(requests).toEqual([]);
    await linkTo(page, TARGET).scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toEqual(['fetch']);
  });

  await test.step('a link loads its page when it is hovered', async () => {
    requests.length = 0;
    await page.goto('about:blank');
    await open(page, '/');
    await expect(linkTo(page, TARGET)).not.toBeInViewport();
    await linkTo(page, TARGET).dispatchEvent('mouseover');
    await expect.poll(() => requests).toEqual(['fetch']);
  });

  await test.step('a link in a text that React did not render does so too, and is followed without a page load', async () => {
    await open(page, '/products/nacre-auth');
    fragments.length = 0;
    // The references have their own sidebar, which no guide has.
    const sidebar = page.waitForRequest('**/fragments/sidebars/api.json');
    const link = page.locator('#page-body a[href="/api/sdk-base/Class.Client"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await expect.poll(() => fragments).toContain(fragmentOf('/api/sdk-base/Class.Client'));
    await sidebar;
    const sameDocument = await markDocument(page);
    await link.click();
    await expect(page.locator('article h1')).toHaveText(/Client/);
    expect(await sameDocument()).toBe(true);
  });
});

test('at most twelve pages are prefetched for one page, two at a time', async ({ page }) => {
  const fragments = watchFragments(page);
  let running = 0;
  let most = 0;
  await page.route('**/fragments/**', async (route) => {
    if (/\/fragments\/(?!sidebars\/)/.test(route.request().url())) {
      running += 1;
      most = Math.max(most, running);
      const response = await route.fetch();
      running -= 1;
      await route.fulfill({ response });
    } else await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 3000 });
  await open(page, '/api/sdk-base/');
  await expect.poll(() => new Set(fragments).size).toBe(12);
  await page.waitForTimeout(1500);
  expect(fragments).toHaveLength(12);
  expect(most).toBeLessThanOrEqual(2);
});

test('a page prefetched with its sidebar is rendered in the task of the click', async ({ page }) => {
  // A test can't observe when a page has processed what it fetched, so it retries.
  await expect(async () => {
    await open(page, '/products/nacre-auth');
    const sidebar = page.waitForResponse('**/fragments/sidebars/api.json');
    const text = page.waitForResponse(`**${fragmentOf('/api/sdk-base/Class.Client')}`);
    const link = page.locator('#page-body a[href="/api/sdk-base/Class.Client"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await Promise.all([sidebar, text].map(async (response) => (await response).finished()));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const heading = await link.evaluate(async (element: HTMLElement) => {
      element.click();
      await Promise.resolve();
      return document.querySelector('article h1')?.textContent;
    });
    expect(heading).toContain('Client');
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveURL('/api/sdk-base/Class.Client');
  await expect(page).toHaveTitle(/^Client/);
  await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toHaveText('Client');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('article h1')).toHaveText('Nacre Auth');
});

test('nothing is prefetched over a connection that is slow or saved, and links still work', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const connections = [
    ['data saver is on', { saveData: true, effectiveType: '4g' }],
    ['the connection is 2g', { saveData: false, effectiveType: '2g' }],
    ['the connection is slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const;
  for (const [name, connection] of sampleOf(connections, 3)) {
    await test.step(name, async () => {
      requests.length = 0;
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
      }, connection);
      await open(page, '/');
      const link = linkTo(page, TARGET);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      await link.hover();
      await page.waitForTimeout(1500);
      expect(requests).toEqual([]);
      await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
      await link.click();
      await expect(page).toHaveURL(TARGET);
      await expect(page.locator('article h1')).toBeVisible();
    });
  }
});
