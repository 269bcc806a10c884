import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { readPage } from '../support/build.ts';
import { collectErrors, open } from '../support/site.ts';

test('a page has one path, and others redirect to it', async ({ page }) => {
  const errors = collectErrors(page);
  for (const [requested, clean] of [
    ['/overview/changelog.html', '/overview/changelog'],
    ['/overview/changelog/index.html', '/overview/changelog'],
    ['/overview/changelog/index', '/overview/changelog'],
    ['/index.html', '/'],
  ] as const) {
    await test.step(`the server leads ${requested} to ${clean}`, async () => {
      await open(page, requested);
      await expect(page).toHaveURL(clean);
      await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Page not found');
    });
  }

  await test.step('a page with a trailing slash or without is the same page', async () => {
    for (const path of ['/technical-guides/faq', '/technical-guides/faq/']) {
      const response = await open(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('.menu__link--active[href="/technical-guides/faq/"]')).toBeVisible();
    }
  });

  for (const suffix of ['.html', '/index.html']) {
    await test.step(`on a server that does not redirect, the browser takes ${suffix} for the clean path`, async () => {
      errors.length = 0;
      const body = readPage('/overview/privacy-policy');
      await page.route(`**/overview/privacy-policy${suffix}*`, (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
      await open(page, `/overview/privacy-policy${suffix}?a=b#c`);
      await expect(page).toHaveURL('/overview/privacy-policy?a=b#c');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
      await expect(page.locator('.menu__link--active[href="/overview/privacy-policy"]')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  for (const path of [
    '/overview//privacy-policy',
    '/overview/privacy-policy//',
    '/overview/privacy%2Dpolicy',
    '/overview/%70rivacy-policy',
    '/Overview/Privacy-Policy',
  ]) {
    await test.step(`on a server that takes ${path} for the page, the browser does too`, async () => {
      errors.length = 0;
      const body = readPage('/overview/privacy-policy');
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await open(page, path);
      await expect(page).toHaveURL(/\/overview\/privacy-policy\/?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
      expect(errors).toEqual([]);
    });
  }

  for (const path of [
    '/overview/privacy-policy.html',
    '/overview/privacy-policy/index.html',
    '/overview//privacy-policy',
    '/overview/privacy%2dpolicy',
  ]) {
    await test.step(`on a server that has no ${path}, the browser asks for the page`, async () => {
      errors.length = 0;
      const body = fs.readFileSync('build/404.html', 'utf8');
      await page.route(`**${path}*`, (route) =>
        route.fulfill({ contentType: 'text/html', status: 404, body }),
      );
      await page.goto(`${path}?a=b#c`);
      await expect(page).toHaveURL('/overview/privacy-policy?a=b#c');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
    });
  }

  for (const path of ['/caf%E9', '/products/nacre-auth%E9', '/foo%bar']) {
    await test.step(`${path}, which cannot be decoded, is not found on a page that works`, async () => {
      errors.length = 0;
      const body = fs.readFileSync('build/404.html', 'utf8');
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await open(page, path);
      await expect(page).toHaveURL(path.replaceAll('%', '%25'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});
