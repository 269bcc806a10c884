import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { collectErrors, collectRequests, open } from '../support/site.ts';

const RUN = { name: 'Run it here' };
const status = 'Ada Martin is signed in, and has 2.5 POL.';

test('the home page runs its sample on demand, and its parts share their edges', async ({
  page,
  baseURL,
}) => {
  await test.step('a press before the app has started is kept', async () => {
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('button', RUN).click();
    await expect(page.getByRole('listitem').getByText('2.5 POL', { exact: true })).toBeVisible();
  });

  const errors = collectErrors(page);
  await test.step('the home page signs a user in and shows a balance, and calls no server', async () => {
    await open(page, '/');
    const button = page.getByRole('button', RUN);
    const demo = page.locator('[data-demo]', { has: button });
    await expect(demo.getByText('2.5 POL')).toBeHidden();
    const requests = collectRequests(page, (_, { href }) => href);
    await button.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: status })).toBeAttached();
    await expect(page.getByRole('listitem').getByText('2.5 POL', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run again' })).toBeFocused();
    expect(
      requests.some((url) => /\/demo-wallet\.\w+\.js$/.test(url)),
      'the SDK comes with the press',
    ).toBe(true);
    // Visible links prefetch files of this site, as on any page.
    const ofSite = new RegExp(`^${baseURL}/(?:assets|fragments)/`);
    expect(requests.filter((url) => !ofSite.test(url))).toEqual([]);
    expect(await violations(page, 'the demo', '[data-demo]')).toEqual([]);
    expect(errors).toEqual([]);
  });

  await test.step('the demo of the home page reports when it does not load, and tries again', async () => {
    await open(page, '/');
    let isDown = true;
    await page.route(/\/demo-wallet\.\w+\.js$/, (route) => (isDown ? route.abort() : route.continue()));
    await page.getByRole('button', RUN).click();
    await expect(page.getByText('The demo did not run.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('listitem').getByText('2.5 POL', { exact: true })).toBeVisible();
  });

  for (const width of [1440, 768, 375]) {
    await test.step(`the parts of the home page share their edges at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page
        .locator('main > header h1, main section > h2:not(.visually-hidden), main section > ul')
        .evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().left)))]);
      expect(edges).toHaveLength(1);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its sample with its output', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('await client.auth.signIn({')).toBeVisible();
    await expect(page.getByRole('listitem').getByText('2.5 POL', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', RUN)).toBeHidden();
  });
});
