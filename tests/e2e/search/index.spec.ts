import { expect, test } from '@playwright/test';
import { indexSize } from '../../../tools/bench/search/indexSize.ts';
import { sampleOf } from '../../support/long.ts';
import { allResults, typeQuery, searchBox, suggestions, watchIndex } from '../../support/search.ts';
import { open } from '../../support/site.ts';

/** A word that is in a guide, and in no page of the SDK reference. */
const GUIDES_ONLY = 'miniflare';
const BASE = '/api/sdk-base/Enumeration.Network';

test('the search index is fetched when a reader turns to the search box, and once, and is small', async ({
  page,
}) => {
  const fetched = watchIndex(page);
  await open(page, '/');

  await test.step('it is not fetched before', async () => {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(700);
    expect(fetched).toEqual([]);
  });

  await test.step('it is fetched on the first hover over the search box, and once', async () => {
    const started = page.waitForEvent('worker');
    await searchBox(page).hover();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    // The names load first, and the texts one after the other.
    await expect.poll(() => fetched.filter((path) => path.includes('-text-')).length).toBe(4);
    const first = [...fetched];
    expect(new Set(first).size).toBe(first.length);
    await page.mouse.move(10, 400);
    await searchBox(page).hover();
    await searchBox(page).focus();
    await page.waitForTimeout(300);
    expect(fetched).toEqual(first);

    const { first: sent, all } = indexSize((await started).url());
    expect(sent, 'worker, manifest and names, in bytes of brotli').toBeLessThanOrEqual(70_000);
    expect(all(), 'the whole index, in bytes of brotli').toBeLessThanOrEqual(600_000);
  });
});

test('a page of a search context searches its context first', async ({ page }) => {
  const fetched = watchIndex(page);
  const contexts = [
    [BASE, 'api/sdk-base', 'Base SDK'],
    ['/api/sdk-react/Enumeration.Network', 'api/sdk-react', 'React SDK'],
    ['/api/introduction', 'api', 'SDKs'],
  ] as const;
  for (const [route, context, label] of sampleOf(contexts, 3)) {
    await open(page, route);
    await test.step(`${route} fetches the index of its context, on the first focus`, async () => {
      fetched.length = 0;
      await searchBox(page).focus();
      await expect.poll(() => fetched.length).toBeGreaterThan(0);
      const name = context.replace('/', '-');
      await expect.poll(() => fetched.some((path) => path.includes(`/${name}-text-`))).toBe(true);
      for (const path of fetched.filter((each) => each.includes('-text-')))
        expect(path).toContain(`/${name}-`);
    });
    await test.step(`on ${route} the last line leads to all results within "${label}", and to those outside`, async () => {
      await typeQuery(page, 'network');
      await expect(allResults(page)).toHaveText([
        `See all results within "${label}"`,
        `See all results outside "${label}"`,
      ]);
      await allResults(page).first().click();
      await expect(page).toHaveURL(/\/search\/?\?/);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ q: 'network', ctx: context });
      await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(context);
    });
  }

  await test.step('better results from elsewhere are marked, and reached without leaving the field', async () => {
    await open(page, BASE);
    await typeQuery(page, GUIDES_ONLY);
    await expect(suggestions(page)).toContainText('No results');
    await expect(allResults(page)).toHaveText('See all results outside "Base SDK"');
    await allResults(page).click();
    await expect(page).toHaveURL(new RegExp(`/search/?\\?q=${GUIDES_ONLY}$`));
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/miniflare/i);
  });
});
