import { expect, test, type Route } from '@playwright/test';
import { readPage } from '../../support/build.ts';
import { sampleOf } from '../../support/long.ts';
import {
  holdBack,
  waitForHydration,
  linkTo,
  open,
  movePointer,
  ignorePointerMoves,
} from '../../support/site.ts';
import { collectOwnErrors, FAULTS, MAIN, notice, PAGE, SHEETS } from './fault.ts';

test('a page whose style sheet does not load reports it, and can be read from its top', async ({ page }) => {
  await ignorePointerMoves(page);
  const errors = collectOwnErrors(page);
  for (const [name, fault] of sampleOf(Object.entries(FAULTS), 3)) {
    await test.step(`a style sheet that ${name}`, async () => {
      await page.route(SHEETS, fault);
      await page.goto(PAGE);
      await expect(notice(page)).toContainText('The design of this page did not load. The text is all here.');
      await expect(notice(page)).toBeInViewport();
      const icons = await page
        .locator('nav svg, nav img')
        .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
      expect(Math.max(...icons)).toBeLessThanOrEqual(32);
      await expect(page.locator('article h1')).toBeVisible();

      await page.unroute(SHEETS);
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
      expect(errors()).toEqual([]);
    });
  }

  await page.clock.install();
  await test.step('a slow style sheet leaves the text readable, and applies when it loads', async () => {
    const release = await holdBack(page, SHEETS);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.locator('head link[rel=stylesheet]').first()).toBeAttached();
    await page.clock.fastForward(10_000);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(notice(page)).toContainText('The design of this page did not load.');
    release();
    await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a page whose script does not load reports it, and has all of its text', async ({ page }) => {
  await ignorePointerMoves(page);
  const errors = collectOwnErrors(page);
  const cut = async (route: Route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) });
  };
  for (const [name, fault] of sampleOf(Object.entries({ 'is cut off': cut, ...FAULTS }), 4)) {
    await test.step(`a script that ${name}`, async () => {
      await page.route(MAIN, fault);
      await page.goto(PAGE);
      await expect(notice(page)).toContainText(
        'Parts of this page did not load. The text is all here; search, menus and copy buttons are not.',
      );
      await expect(page.locator('article h1')).toBeVisible();
      for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
      expect(errors()).toEqual([]);

      await page.unroute(MAIN);
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await waitForHydration(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  await test.step('a path without a page reports it too', async () => {
    await page.route(MAIN, (route) => route.abort());
    await page.goto('/no/such/page');
    await expect(notice(page)).toContainText('Parts of this page did not load.');
    await page.unroute(MAIN);
  });

  await page.clock.install();
  await test.step('a slow script is reported as not loaded, until it loads', async () => {
    const release = await holdBack(page, MAIN);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.locator('article h1')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(notice(page)).toContainText('Parts of this page did not load.');
    release();
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a page served below another path than the site was built for names the path', async ({ page }) => {
  const errors = collectOwnErrors(page);
  await page.route('**/moved/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: readPage(PAGE) }),
  );
  for (const files of [MAIN, SHEETS]) await page.route(files, FAULTS['is not there'] ?? (() => undefined));
  await page.goto(`/moved${PAGE}`);
  await expect(notice(page)).toContainText('This site was built for / and is served elsewhere.');
  await expect(page.locator('article h1')).toBeVisible();
  expect(errors()).toEqual([]);
});

test('a page whose own scripts fail to load after a click is reloaded once', async ({ page }) => {
  const errors = collectOwnErrors(page);
  const cases: Record<string, (route: Route) => Promise<void>> = {
    'are cut off': (route) => route.fulfill({ contentType: 'text/javascript', body: '(() => {' }),
    ...FAULTS,
  };
  const ownScripts = /\/assets\/js\/(?!main\.|app\.)[^/]+\.js$/;
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const [name, fault] of sampleOf(Object.entries(cases), 4)) {
    await test.step(`own scripts that ${name}`, async () => {
      await open(page, '/search');
      await page.waitForLoadState('load');
      loads = 0;
      await page.route(ownScripts, fault);
      await page.locator('.navbar__brand').click();
      await expect.poll(() => loads).toBe(1);
      await expect(page).toHaveURL('/');
      await movePointer(page);
      await expect(notice(page)).toContainText('Parts of this page did not load.');
      await expect(page.locator('h1')).toBeVisible();
      expect(loads).toBe(1);
      expect(errors()).toEqual([]);
      await page.unroute(ownScripts);
    });
  }

  await test.step('a page whose own part fails after a link to it reports it', async () => {
    // Set up before the page opens, because the page may prefetch its links' targets.
    await page.route('**/assets/js/api-reference.*.js', (route) => route.abort());
    await open(page, PAGE);
    await linkTo(page, '/backend-openapi').click();
    await expect(page).toHaveURL('/backend-openapi');
    await expect(notice(page)).toContainText('Parts of this page did not load.');
    expect(errors()).toEqual([]);
  });
});
