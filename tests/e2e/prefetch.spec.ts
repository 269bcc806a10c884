import { expect, test, type Page } from '@playwright/test';
import { chunkOf } from '../support/build.ts';
import { linkTo, open } from '../support/site.ts';

/** A page that only the footer of the home page links to, below what a window shows at first. */
const TARGET = '/overview/terms-and-conditions';

/** The ways in which the target's content was asked for, in order: `prefetch`, `script`. */
function watchRequests(page: Page): string[] {
  const chunk = chunkOf(TARGET);
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(chunk)) return;
    seen.push(request.resourceType() === 'script' ? 'script' : 'prefetch');
  });
  return seen;
}

const prefetchLink = (page: Page) => page.locator(`head link[rel="prefetch"][href$="${chunkOf(TARGET)}"]`);

test('a link prefetches its page when it becomes visible, and not before', async ({ page }) => {
  const requests = watchRequests(page);
  await open(page, '/');
  // What is in sight is prefetched.
  await expect(page.locator('head link[rel="prefetch"]').first()).toBeAttached();
  expect(requests).toEqual([]);
  await linkTo(page, TARGET).scrollIntoViewIfNeeded();
  await expect(prefetchLink(page)).toHaveCount(1);
  await expect.poll(() => requests).toEqual(['prefetch']);
});

test('a link loads its page when the pointer comes over it', async ({ page }) => {
  const requests = watchRequests(page);
  await open(page, '/');
  await expect(linkTo(page, TARGET)).not.toBeInViewport();
  await linkTo(page, TARGET).dispatchEvent('mouseover');
  await expect.poll(() => requests).toEqual(['script']);
});

for (const [name, connection] of [
  ['data saver is on', { saveData: true, effectiveType: '4g' }],
  ['the connection is 2g', { saveData: false, effectiveType: '2g' }],
  ['the connection is slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is prefetched while ${name}, and links still work`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, get: () => value });
    }, connection);
    const requests = watchRequests(page);
    await open(page, '/');
    const link = linkTo(page, TARGET);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await link.hover();
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(TARGET);
    await expect(page.locator('article h1')).toBeVisible();
  });
}
