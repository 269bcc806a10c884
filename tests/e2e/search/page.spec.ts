import { expect, test, type Page } from '@playwright/test';
import { searchField } from '../../support/search.ts';
import { collectErrors, open } from '../../support/site.ts';

const results = (page: Page) => page.getByRole('main').locator('a[href*="_highlight="]');
const hrefs = (page: Page) =>
  results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the search page reads its query, its context and its version from the address', async ({ page }) => {
  const errors = collectErrors(page);
  await test.step('q is its query', async () => {
    const response = await open(page, '/search/?q=passport');
    expect(response?.status()).toBe(200);
    await expect(searchField(page)).toHaveValue('passport');
    await expect(results(page).first()).toHaveText(/passport/i);
    await expect(page).toHaveTitle('Search results for "passport" | Nacre Docs');
    expect(errors).toEqual([]);
  });

  await test.step('the headings of the areas in the results are only their names', async () => {
    const areas = await page.getByRole('main').getByRole('region').all();
    expect(areas.length).toBeGreaterThan(1);
    for (const area of areas) {
      await expect(area).toHaveAccessibleName(/^(?:Best match|(?:Guides|SDKs|Backend API|Errors) \d+)$/);
      await expect(area.locator('h2 a')).toHaveCount(0);
    }
  });

  await test.step('without a query it shows no results, and stores the typed query in q', async () => {
    await open(page, '/search');
    await expect(page).toHaveTitle('Search the documentation | Nacre Docs');
    await expect(results(page)).toHaveCount(0);
    await searchField(page).pressSequentially('faucet');
    await expect(page).toHaveURL(/\/search\/?\?q=faucet$/);
    await expect(results(page).first()).toBeVisible();
  });

  await test.step('ctx narrows the search to a context', async () => {
    await open(page, '/search?q=network&ctx=api/sdk-react');
    await expect(results(page).first()).toBeVisible();
    expect((await hrefs(page)).filter((href) => !href?.startsWith('/api/sdk-react/'))).toEqual([]);
    await page.getByRole('main').getByRole('combobox').selectOption('Everywhere');
    await expect(page).not.toHaveURL(/ctx=api/);
    await expect.poll(() => hrefs(page)).toContainEqual(expect.not.stringMatching(/^\/api\/sdk-react\//));
  });

  await test.step('version loads the index of a version', async () => {
    let requestCount = 0;
    // There is no other version, so its requests are answered with the site's own index.
    await page.route('**/9.9/**', async (route) => {
      requestCount += 1;
      const response = await route.fetch({ url: route.request().url().replace('/9.9/', '/') });
      await route.fulfill({ response });
    });
    await open(page, `/search?q=passport&version=${encodeURIComponent('9.9/')}`);
    await expect(results(page).first()).toHaveText(/passport/i);
    expect(requestCount).toBeGreaterThan(0);
    // Texts may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('an index that does not load is reported, with a "Retry" button that loads it again', async () => {
    await page.route('**/search-index*', (route) => route.abort());
    await open(page, '/search?q=passport');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/search-index*');
    await retry.click();
    await expect(results(page).first()).toHaveText(/passport/i);
  });

  await test.step('an unknown ctx means everywhere', async () => {
    await open(page, '/search?q=restaurant&ctx=nonsense');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('');
    await expect(results(page).first()).toBeVisible();
  });

  await test.step('a result leads to its page, with its terms marked', async () => {
    await results(page).first().click();
    await expect(page.locator('article mark').first()).toHaveText(/restaurant/i);
  });
});

test('a kind has all of its results, however many fit better', async ({ page }) => {
  // More than a hundred guides and operations come before the first symbol.
  await open(page, '/search?q=the&kind=sdks');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^The best \d+ of \d+ results$/);
  await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(100);
});

test('the search page lists results by kind, and a symbol once', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/search?q=network');
  const main = page.getByRole('main');

  await test.step('nothing jumps when the results come', async () => {
    await expect(results(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });

  await test.step('it shows more than the 8 suggestions of the box', async () => {
    await expect.poll(() => results(page).count()).toBeGreaterThan(8);
  });

  await test.step('the results are filtered by kind, which is in the address', async () => {
    const areas = main.getByRole('region');
    await expect(areas.first()).toHaveAccessibleName('Best match');
    const guides = main.getByRole('region', { name: /^Guides/ });
    await expect(guides.getByRole('listitem')).toHaveCount(5);
    await guides.getByRole('button', { name: /^Show the best 100 / }).click();
    await expect(areas).toHaveCount(1);
    await expect(main.getByRole('radio', { name: /^Guides/ })).toBeFocused();
    await expect.poll(() => areas.getByRole('listitem').count()).toBeGreaterThan(5);
    await expect(page).toHaveURL(/[?&]kind=guides/);
    await page.keyboard.press('ArrowRight');
    await expect(areas).toHaveAccessibleName(/^SDKs/);
    await main.getByRole('radio', { name: /^All/ }).check();
    await expect(page).not.toHaveURL(/kind=/);
    await expect.poll(() => areas.count()).toBeGreaterThan(1);
  });

  await test.step('a search without hits says "No results"', async () => {
    await searchField(page).fill('qzxqzxqzx');
    await expect(main.getByText('No results')).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  await test.step('a symbol of both packages is one result, with a link to each', async () => {
    await searchField(page).fill('Account');
    const account = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Account, Base SDK' }) });
    await expect(account).toHaveCount(1);
    const base = account.getByRole('link', { name: 'Account, Base SDK' });
    await expect(base).toHaveAttribute('href', /^\/api\/sdk-base\//);
    await account.getByRole('link', { name: 'Account, React SDK' }).click();
    await expect(page).toHaveURL(/\/api\/sdk-react\/Class\.Account$/);
    await expect(page.locator('article mark').first()).toBeVisible();
  });
});
