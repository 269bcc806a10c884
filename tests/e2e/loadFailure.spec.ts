import { expect, test } from '@playwright/test';
import { chunkOf } from '../support/build.ts';
import { hydrated, linkTo, markDocument, open } from '../support/site.ts';

const PAGE = '/overview/changelog';

test('a page whose content fails on the first load stays readable, with a "Retry" button over it', async ({
  page,
}) => {
  const chunk = `**/${chunkOf(PAGE)}`;
  await page.route(chunk, (route) => route.abort());
  await page.goto(PAGE);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.locator('article h1')).toBeVisible();
  // It does not cover the text: what is read stands above it.
  const heading = await page.locator('article h1').boundingBox();
  const alert = await page.getByRole('alert').boundingBox();
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(alert?.y ?? 0);

  await retry.click();
  await expect(retry).toBeVisible();

  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose content fails on a navigation makes the browser reload', async ({ page }) => {
  const chunk = `**/${chunkOf(PAGE)}`;
  await page.route(chunk, (route) => route.abort());
  await open(page, '/');
  const sameDocument = await markDocument(page);
  const loaded = page.waitForEvent('load');
  await linkTo(page, PAGE).click();
  await loaded;
  expect(await sameDocument()).toBe(false);
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a page whose content fails once on a navigation is there after the reload', async ({ page }) => {
  let isReloaded = false;
  await page.route(`**/${chunkOf(PAGE)}`, (route) => (isReloaded ? route.continue() : route.abort()));
  await open(page, '/');
  const sameDocument = await markDocument(page);
  // The address changes inside the page first; the request for the document itself is the reload.
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await linkTo(page, PAGE).click();
  await expect.poll(() => isReloaded).toBe(true);
  await hydrated(page);
  expect(await sameDocument()).toBe(false);
  await expect(page.locator('article h1')).toBeVisible();
});
