import { expect, test } from '@playwright/test';
import { parseHtml } from '../../packages/post-build/src/BuiltPage.ts';
import { findAll } from '../../packages/post-build/src/hast.ts';
import { site } from '../../src/config/site.ts';
import { versions } from '../../src/config/versions.ts';
import { readBuilt, readPage } from '../support/build.ts';
import { open } from '../support/site.ts';

const NAME = /^(?:No, report a problem with this page|Something wrong on this page\?)$/;
const REPORT = `${site.links.source}/issues/new`;

/** Expects an address to name the page and the version, and nothing else. */
function expectReport(href: unknown, route: string, title: string): void {
  const { origin, pathname, searchParams } = new URL(String(href));
  expect(origin + pathname).toBe(REPORT);
  const body = `Page: ${site.url}${route}\nSite: ${versions.docs}\n\n`;
  expect([...searchParams]).toEqual([
    ['title', `Docs: ${title}`],
    ['body', body],
  ]);
}

test('a report of a page as the server sends it names the page and the version', () => {
  for (const [route, title] of [
    ['/technical-guides/faq/', 'FAQ'],
    ['/api/how-tos', 'How-tos'],
    // A generated page has no link to edit it.
    ['/api/sdk-base/Class.Client', 'Client'],
  ] as const) {
    const links = findAll(parseHtml(readPage(route)), ({ properties }) =>
      String(properties.href).startsWith(`${REPORT}?`),
    );
    expect(links, route).toHaveLength(1);
    expectReport(links[0]?.properties.href, route, title);
  }
});

test('a report is about the page that is read, without its query, and is reached by keyboard', async ({
  page,
}) => {
  await open(page, '/products/nacre-auth?q=private#and-more');
  const report = page.getByRole('link', { name: NAME });
  await expect(report).toHaveCount(1);
  await expect(report).toBeVisible();
  expectReport(await report.getAttribute('href'), '/products/nacre-auth', 'Nacre Auth');

  await test.step('after the answer that it worked, and not in the Markdown of the page', async () => {
    await page.locator('summary', { hasText: /^Yes$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing was sent.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(report).toBeFocused();
    expect(readBuilt('products/nacre-auth.md')).not.toContain('Did this work');
  });

  await test.step('after a navigation the link is about the next page', async () => {
    await page.locator('.menu a[href="/products/tokenization"]:visible').first().click();
    await expect(page).toHaveURL('/products/tokenization');
    await expect(report).toHaveAttribute('href', /products%2Ftokenization/);
  });
});
