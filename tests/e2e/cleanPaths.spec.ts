import { expect, test } from '@playwright/test';
import { readTable } from '../../packages/model/src/readTable.ts';
import { readPage } from '../support/build.ts';
import { sampleOf } from '../support/long.ts';
import { collectErrors, open } from '../support/site.ts';

/**
 * Paths, each with the page that a server sends, the browser's address and the server's status. `npm test` opens a third.
 * On a server that does not redirect, the browser takes the path for the clean one. On a server that does not have the
 * path, the browser asks for the clean one. A path that cannot be decoded is not found.
 */
const columns = ['path', 'sent', 'address', 'status'] as const;
const cases = readTable('tests/e2e/cleanPaths.tsv', columns);

const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

test('a page has one path, and others redirect to it', async ({ page }) => {
  const errors = collectErrors(page);
  for (const { path, sent, address, status } of sampleOf(cases, 3)) {
    await test.step(`${path}, answered with ${sent || 'a redirect'} and ${status}, is at ${address}`, async () => {
      errors.length = 0;
      const isRouted = (url: URL) => url.pathname === path.replace(/[?#].*/, '');
      if (sent)
        await page.route(isRouted, (route) =>
          route.fulfill({ contentType: 'text/html', status: Number(status), body: readPage(sent) }),
        );
      await (status === '200' ? open(page, path) : page.goto(path));
      await expect(page).toHaveURL(
        (url) => withoutSlash(url.href.slice(url.origin.length)) === withoutSlash(address),
      );
      const heading = page.getByRole('heading', { level: 1 }).first();
      if (address.includes('%')) await expect(heading).toHaveText('Page not found');
      else await expect(heading).not.toHaveText('Page not found');
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      if (status === '200') expect(errors).toEqual([]);
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
