import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { allResults, typeQuery, hits, searchBox, suggestions } from '../../support/search.ts';
import { collectErrors, open } from '../../support/site.ts';

const PAGE = '/overview/privacy-policy';
const GUIDES = '**/search-index/guides-names-*';
const KEYWORDS = '**/search-index/guides-keywords-*';

const failure = (page: Page) => suggestions(page).getByRole('alert');
/** Hits of the area whose index is broken. The hits of other areas are below one path. */
const ofGuides = (page: Page) => hits(page).and(page.locator(':not([href^="/api/"])'));
const retry = (page: Page) => failure(page).getByRole('button', { name: 'Retry' });

/** Keeps uncaught errors only, because the browser itself logs everything it refuses or fails to load. */
const uncaught = (errors: string[]) => errors.filter((error) => error.startsWith('uncaught:'));

// packages/search/tests/searchClient.test.ts has the other reasons, createPieceFetcher.test.ts what a piece may be, and
// packages/search-ui/tests/useSearch.test.ts an answer that is late.
test('if the policy of the page refuses the worker, the page itself searches', async ({ page }) => {
  const errors = collectErrors(page);
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await open(page, PAGE);
  await typeQuery(page, 'restaurant');
  await expect(hits(page).first()).toContainText(/restaurant/i);
  await expect(failure(page)).toHaveCount(0);
  expect(page.workers()).toEqual([]);
  await allResults(page).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/restaurant/i);
  expect(uncaught(errors)).toEqual([]);
});

test('a missing or partial index is reported, and can be retried', async ({ page, context }) => {
  const errors = collectErrors(page);
  await test.step('if a piece of the index is HTML, a message says so, the other hits are shown, and "Retry" loads it', async () => {
    const body = '<!doctype html><title>Sign in</title>';
    await page.route(GUIDES, (route) => route.fulfill({ contentType: 'application/json', body }));
    await open(page, PAGE);
    // Fills the field at once, because each letter is a query, and each late answer renders the list anew.
    await searchBox(page).click();
    await searchBox(page).fill('network');
    await expect(hits(page).first()).toContainText(/network/i);
    await expect(ofGuides(page)).toHaveCount(0);
    await expect(failure(page)).toContainText('Part of the search did not load: results may be missing.');
    // The texts load after the names, and move everything below the hits.
    await page.waitForLoadState('networkidle');
    await page.unroute(GUIDES);
    await retry(page).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(ofGuides(page).first()).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    expect(errors).toEqual([]);
  });

  await test.step('keywords that do not load are reported, and "Retry" loads them', async () => {
    await page.route(KEYWORDS, (route) => route.fulfill({ contentType: 'application/json', body: '{}' }));
    await open(page, PAGE);
    await searchBox(page).click();
    await searchBox(page).fill('lamports');
    await expect(failure(page)).toContainText('Part of the search did not load: results may be missing.');
    await page.waitForLoadState('networkidle');
    await page.unroute(KEYWORDS);
    await retry(page).click();
    await expect(hits(page).first()).toContainText(/conventions/i);
    await expect(failure(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  await test.step('a reader who was offline gets hits again without a reload', async () => {
    await open(page, PAGE);
    await context.setOffline(true);
    await searchBox(page).click();
    await searchBox(page).fill('restaurant');
    await expect(failure(page)).toContainText('Search did not load.');
    const pages = failure(page).getByRole('link', { name: 'List of all pages' });
    await expect(pages).toHaveAttribute('href', '/llms.txt');
    await retry(page).click();
    await expect(failure(page)).toContainText('Search did not load.');
    await context.setOffline(false);
    await searchBox(page).fill('restaurants');
    await expect(hits(page).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(uncaught(errors)).toEqual([]);
  });
});

test.afterEach(({ context }) => context.setOffline(false));

/** Disables scripts with a header. With the test setting for that, the browser wouldn't render `noscript`. */
async function withoutScripts(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-same-origin' };
    return route.fulfill({ response, headers });
  });
}

test('without scripts the search is replaced by a list of all pages', async ({ page, context }) => {
  await withoutScripts(context);
  await page.goto(PAGE);
  await expect(searchBox(page)).toBeHidden();
  await page.locator('.navbar').getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/\/search\/?$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toBeHidden();
  // Playwright's text assertions ignore the content of `noscript`.
  expect(await main.innerText()).toContain('Search needs JavaScript.');
  await main.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(PAGE);
});
