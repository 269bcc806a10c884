import { expect, test } from '@playwright/test';
import { fragmentOf } from '../../support/build.ts';
import { watchPolicy } from '../../support/policy.ts';
import {
  ignorePointerMoves,
  linkTo,
  markDocument,
  movePointer,
  open,
  waitForHydration,
} from '../../support/site.ts';
import { notice, PARTS } from './fault.ts';

const PAGE = '/overview/changelog';

test('a page without the files of its app stays readable, with a "Retry" button over it', async ({
  page,
}) => {
  const errors = await watchPolicy(page);
  for (const [name, part] of Object.entries(PARTS)) {
    await test.step(`its ${name} fail on the first load`, async () => {
      await page.route(part, (route) => route.abort());
      await page.goto(PAGE);
      await movePointer(page);
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await expect(page.locator('article h1')).toBeVisible();
      // The alert doesn't cover the text: the heading is above it.
      const heading = await page.locator('article h1').boundingBox();
      const alert = await page.getByRole('alert').boundingBox();
      expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(alert?.y ?? 0);

      await page.unroute(part);
      await retry.click();
      await page.waitForLoadState('load');
      await waitForHydration(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
  expect(errors.filter((error) => / blocks |Trusted|Content Security/.test(error))).toEqual([]);
});

test('a press that nothing answers brings a closed notice back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ignorePointerMoves(page);
  for (const [name, part] of Object.entries(PARTS)) {
    await test.step(`without its ${name}`, async () => {
      await page.route(part, (route) => route.abort());
      await page.goto(PAGE);
      const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', { expanded: false });
      for (let press = 0; press < 3; press++) {
        await category.first().click();
        await notice(page).getByRole('button', { name: 'Close' }).click();
        await expect(notice(page)).toHaveCount(0);
      }
      await page.unroute(part);
    });
  }
});

test('a link to a closed part of the API page opens it without the late styles too', async ({ page }) => {
  await ignorePointerMoves(page);
  await page.route(PARTS.styles, (route) => route.abort());
  await page.goto('/backend-openapi#schema-user');
  await expect(page.locator('#schema-user')).toHaveAttribute('open', '');
  await expect(page.locator('#schema-user > summary')).toBeInViewport();
  await expect(notice(page)).toContainText('Parts of this page did not load.');
});

test('a page whose content fails on a navigation makes the browser reload', async ({ page }) => {
  const fragment = `**${fragmentOf(PAGE)}`;

  await test.step('if it keeps failing', async () => {
    await page.route(fragment, (route) => route.abort());
    await open(page, '/');
    const sameDocument = await markDocument(page);
    const loaded = page.waitForEvent('load');
    await linkTo(page, PAGE).click();
    await loaded;
    expect(await sameDocument()).toBe(false);
    await expect(page).toHaveURL(PAGE);
    // The page itself loads, and doesn't need the failed file.
    await expect(page.locator('article h1')).toBeVisible();
    await page.unroute(fragment);
  });

  await test.step('if it fails once, the page loads after the reload', async () => {
    let isReloaded = false;
    await page.route(fragment, (route) => (isReloaded ? route.continue() : route.abort()));
    await open(page, '/');
    const sameDocument = await markDocument(page);
    // The address changes inside the page first. The request for the document itself is the reload.
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest();
    });
    await linkTo(page, PAGE).click();
    await expect.poll(() => isReloaded).toBe(true);
    await waitForHydration(page);
    expect(await sameDocument()).toBe(false);
    await expect(page.locator('article h1')).toBeVisible();
  });
});
