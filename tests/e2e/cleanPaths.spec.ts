import { expect, test } from '@playwright/test';
import { readPage } from '../support/build.ts';
import { sampleOf } from '../support/long.ts';
import { collectErrors, open } from '../support/site.ts';

const PAGE = '/overview/privacy-policy';
const NOT_FOUND = '/404.html';

/** Paths, each with the page that a server sends, the browser's address and the server's status. `npm test` opens a third. */
const cases: readonly [path: string, sent: string | undefined, address: string, status?: number][] = [
  ['/overview/changelog.html', undefined, '/overview/changelog'],
  ['/overview/changelog/index.html', undefined, '/overview/changelog'],
  ['/overview/changelog/index', undefined, '/overview/changelog'],
  ['/index.html', undefined, '/'],
  // On a server that does not redirect, the browser takes the path for the clean one.
  [`${PAGE}.html?a=b#c`, PAGE, `${PAGE}?a=b#c`],
  [`${PAGE}/index.html?a=b#c`, PAGE, `${PAGE}?a=b#c`],
  ['/overview//privacy-policy', PAGE, PAGE],
  [`${PAGE}//`, PAGE, `${PAGE}/`],
  ['/overview/privacy%2Dpolicy', PAGE, PAGE],
  ['/overview/%70rivacy-policy', PAGE, PAGE],
  ['/Overview/Privacy-Policy', PAGE, PAGE],
  // On a server that does not have the path, the browser asks for the clean one.
  [`${PAGE}.html?a=b#c`, NOT_FOUND, `${PAGE}?a=b#c`, 404],
  [`${PAGE}/index.html?a=b#c`, NOT_FOUND, `${PAGE}?a=b#c`, 404],
  ['/overview//privacy-policy?a=b#c', NOT_FOUND, `${PAGE}?a=b#c`, 404],
  ['/overview/privacy%2dpolicy?a=b#c', NOT_FOUND, `${PAGE}?a=b#c`, 404],
  // A path that cannot be decoded is not found.
  ['/caf%E9', NOT_FOUND, '/caf%25E9'],
  ['/products/nacre-auth%E9', NOT_FOUND, '/products/nacre-auth%25E9'],
  ['/foo%bar', NOT_FOUND, '/foo%25bar'],
];

const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

test('a page has one path, and others redirect to it', async ({ page }) => {
  const errors = collectErrors(page);
  for (const [path, sent, address, status = 200] of sampleOf(cases, 3)) {
    await test.step(`${path}, answered with ${sent ?? 'a redirect'} and ${status}, is at ${address}`, async () => {
      errors.length = 0;
      const isRouted = (url: URL) => url.pathname === path.replace(/[?#].*/, '');
      if (sent !== undefined)
        await page.route(isRouted, (route) =>
          route.fulfill({ contentType: 'text/html', status, body: readPage(sent) }),
        );
      await (status === 200 ? open(page, path) : page.goto(path));
      await expect(page).toHaveURL(
        (url) => withoutSlash(url.href.slice(url.origin.length)) === withoutSlash(address),
      );
      const heading = page.getByRole('heading', { level: 1 }).first();
      if (address.includes('%')) await expect(heading).toHaveText('Page not found');
      else await expect(heading).not.toHaveText('Page not found');
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      if (status === 200) expect(errors).toEqual([]);
      await page.unroute(isRouted);
    });
  }

  await test.step('a page with a trailing slash or without is the same page', async () => {
    for (const path of ['/technical-guides/faq', '/technical-guides/faq/']) {
      const response = await open(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('.menu__link--active[href="/technical-guides/faq/"]')).toBeVisible();
    }
  });
});
