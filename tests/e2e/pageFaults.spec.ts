import { expect, test, type Page, type Route } from '@playwright/test';
import { readPage } from '../support/build.ts';
import { collectErrors, hydrated, linkTo, markDocument, open, sign } from '../support/site.ts';

/** A guide with tabs, drawings and notes. */
const PAGE = '/products/nacre-auth';
/** A page that a document links to, and that is not prefetched unless the pointer comes over it. */
const OTHER = '/overview/changelog';

const MAIN = '**/assets/js/main.*.js';
const SHEETS = '**/assets/css/*.css';

/** What is left of the errors without those in which the browser says what the network did. */
function collectOwnErrors(page: Page): () => string[] {
  const errors = collectErrors(page);
  return () => errors.filter((error) => !/Failed to load resource|Refused to (?:apply|execute)/.test(error));
}

const notice = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

/** The ways in which a file does not come. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
  'is a page instead': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'cannot be fetched': (route) => route.abort(),
};

/** Holds files back until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('a page whose style sheet', () => {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`${name} says so, and can be read from its top`, async ({ page }) => {
      const errors = collectOwnErrors(page);
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

  test('does not come in time shows its text, and the design when it comes', async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, SHEETS);
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

test.describe('a page whose script', () => {
  const cut = async (route: Route) => {
    const whole = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: whole.slice(0, whole.length / 2) });
  };
  for (const [name, fault] of Object.entries({ ...FAULTS, 'is cut off': cut })) {
    test(`${name} says so, and has all of its text`, async ({ page }) => {
      const errors = collectOwnErrors(page);
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
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('does not come in time says so, until it comes', async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, MAIN);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.locator('article h1')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(notice(page)).toContainText('Parts of this page did not load.');
    release();
    await expect(notice(page)).toHaveCount(0);
  });

  test('is not there says so on a path without a page too', async ({ page }) => {
    await page.route(MAIN, (route) => route.abort());
    await page.goto('/no/such/page');
    await expect(notice(page)).toContainText('Parts of this page did not load.');
  });
});

test('a page that is served at another path than the site was built for names the path', async ({ page }) => {
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

test.describe('without a connection', () => {
  test.afterEach(({ context }) => context.setOffline(false));

  test('a page that cannot be fetched leaves the one that is there, and comes with "Retry"', async ({
    page,
    context,
  }) => {
    const errors = collectOwnErrors(page);
    await open(page, '/');
    await linkTo(page, PAGE).click();
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
    const sameDocument = await markDocument(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await context.setOffline(true);
    await linkTo(page, OTHER).click();
    await expect(notice(page)).toContainText('You seem to be offline');
    await expect(page).toHaveURL(PAGE);
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(notice(page)).toContainText('You seem to be offline');
    expect(await sameDocument()).toBe(true);
    expect(errors()).toEqual([]);

    await context.setOffline(false);
    await expect(notice(page)).toContainText('You are online again.');
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(OTHER);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('article h1')).toHaveText('Nacre Auth');
  });

  test('the way back to a page that cannot be fetched leads nowhere either', async ({ page, context }) => {
    const errors = collectOwnErrors(page);
    await open(page, PAGE);
    await linkTo(page, OTHER).click();
    await expect(page).toHaveTitle(/^Changelog/);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toContainText('You seem to be offline');
    await expect(page).toHaveURL(OTHER);
    await expect(page).toHaveTitle(/^Changelog/);
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(errors()).toEqual([]);
  });

  test('a link leaves the page that is there before the app is', async ({ page, context }) => {
    const errors = collectOwnErrors(page);
    await page.goto(PAGE);
    const sameDocument = await markDocument(page);
    await context.setOffline(true);
    await linkTo(page, OTHER).click();
    await expect(notice(page)).toContainText('You seem to be offline');
    await expect(page).toHaveURL(PAGE);
    expect(await sameDocument()).toBe(true);
    expect(errors()).toEqual([]);
  });
});

test('a site that does not answer leaves the page that is there', async ({ page }) => {
  const errors = collectOwnErrors(page);
  await open(page, PAGE);
  await page.route('**/*', (route) => route.abort());
  await linkTo(page, OTHER).click();
  await expect(notice(page)).toContainText('The site does not answer');
  await expect(page).toHaveURL(PAGE);
  await expect(page.locator('article h1')).toHaveText('Nacre Auth');
  expect(errors()).toEqual([]);
});

test.describe('a page whose own scripts', () => {
  const cases: Record<string, (route: Route) => Promise<void>> = {
    ...FAULTS,
    'are cut off': (route) => route.fulfill({ contentType: 'text/javascript', body: '(() => {' }),
  };
  for (const [name, fault] of Object.entries(cases)) {
    test(`${name} when a link leads there is loaded anew, once`, async ({ page }) => {
      const errors = collectOwnErrors(page);
      await open(page, '/search');
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.route(/\/assets\/js\/(?!main\.|app\.)[^/]+\.js$/, fault);
      await page.locator('.navbar__brand').click();
      await expect.poll(() => loads).toBe(1);
      await expect(page).toHaveURL('/');
      await sign(page);
      await expect(notice(page)).toContainText('Parts of this page did not load.');
      await expect(page.locator('h1')).toBeVisible();
      expect(loads).toBe(1);
      expect(errors()).toEqual([]);
    });
  }
});

test('a page whose own part fails when a link leads there says so', async ({ page }) => {
  const errors = collectOwnErrors(page);
  await open(page, PAGE);
  await page.route('**/assets/js/api-reference.*.js', (route) => route.abort());
  await linkTo(page, '/backend-openapi').click();
  await expect(page).toHaveURL('/backend-openapi');
  await expect(notice(page)).toContainText('Parts of this page did not load.');
  expect(errors()).toEqual([]);
});
