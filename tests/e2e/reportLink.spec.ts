import { expect, test, type Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { versions } from '../../src/config/versions.ts';
import { open } from '../support/site.ts';

const report = (page: Page) =>
  page.getByRole('link', {
    name: /^(?:No, report a problem with this page|Something wrong on this page\?)$/,
  });

const pages: [route: string, title: string][] = [
  ['/products/nacre-auth', 'Nacre Auth'],
  ['/technical-guides/faq/', 'FAQ'],
  ['/api/how-tos', 'How-tos'],
  // A generated page has no link to edit it.
  ['/api/sdk-base/Class.Client', 'Client'],
];

async function expectReport(page: Page, route: string, title: string): Promise<void> {
  const link = report(page);
  await expect(link).toHaveCount(1);
  await expect(link).toBeVisible();
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe(`${site.links.source}/issues/new`);
  expect([...address.searchParams.keys()]).toEqual(['title', 'body']);
  expect(address.searchParams.get('title')).toBe(`Docs: ${title}`);
  expect(address.searchParams.get('body')).toBe(`Page: ${site.url}${route}\nSite: ${versions.docs}\n\n`);
}

test('a report names the page and the version, and nothing else', async ({ page, request }) => {
  for (const [route, title] of pages.toReversed()) {
    await test.step(`a report of ${route}`, async () => {
      await open(page, `${route}?q=private#and-more`);
      await expectReport(page, route, title);
    });
  }

  await test.step('it is reached by keyboard, and is not in the Markdown of the page', async () => {
    const yes = page.locator('summary', { hasText: /^Yes$/ });
    await yes.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing was sent.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(report(page)).toBeFocused();
    expect(await (await request.get('/products/nacre-auth.md')).text()).not.toContain('Did this work');
  });

  await test.step('after a navigation the link is about the next page', async () => {
    await page.locator('.menu a[href="/products/tokenization"]:visible, .pagination-nav a').first().click();
    await expect(page).not.toHaveURL(/nacre-auth/);
    const { pathname } = new URL(page.url());
    await expect(report(page)).toHaveAttribute('href', new RegExp(encodeURIComponent(site.url + pathname)));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the link is the same', async ({ page }) => {
    await page.goto('/products/nacre-auth');
    await expectReport(page, '/products/nacre-auth', 'Nacre Auth');
  });
});
