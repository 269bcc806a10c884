import { expect, test, type Page } from '@playwright/test';
import { collectErrors, hydrated, linkTo, markDocument, openHeld, sign } from '../support/site.ts';
import { hits, searchBox } from '../support/search.ts';

const PAGE = '/products/quick-start-guide';

const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Every request but the document's. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** The pointer stands where the last test left it, and a page that comes under it hears it move: a sign of a reader. */
test.use({ reuseContext: false });

// A browser without windows may tell a new page of a pointer at its corner, which nobody has put there.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    window.addEventListener('pointermove', ignore, true);
  }),
);

/** With an app that starts with the page there is nothing to see of what runs before it. */
test.skip(process.env.SITE_START === 'load', 'the app starts with the page');

test('a page that is only read loads the bootstrap, its styles, the fonts of text and code, and what paints', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  const scripts = requests.filter((path) => path.endsWith('.js'));
  expect(scripts.map((path) => path.replace(/\.[0-9a-f]+\.js$/, ''))).toEqual(['/assets/js/main']);
  // What the first screen of all pages needs, and what this one's own drawings do.
  const styles = requests.filter((path) => path.endsWith('.css')).toSorted();
  expect(styles.map((path) => path.replace(/\.[0-9a-f]+\.css$/, ''))).toEqual([
    '/assets/css/first',
    '/assets/css/page',
  ]);
  expect(requests.filter((path) => path.includes('logo'))).toEqual([]);
  expect(requests.filter((path) => path.endsWith('.webmanifest'))).toEqual([]);
  expect(requests.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  expect(requests.filter((path) => path.startsWith('/fragments/'))).toEqual([]);
});

test('what the site is called on a home screen is told when the app is there', async ({ page, request }) => {
  await page.goto(PAGE);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await hydrated(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await request.get(address ?? '')).json()).toHaveProperty('name');
});

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer moves': (page) => page.mouse.move(400, 400, { steps: 2 }),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'the page is scrolled': (page) => page.mouse.wheel(0, 200),
  'a place in the page is asked for': (page) => page.evaluate(() => void (location.hash = '#top')),
};

for (const [name, act] of Object.entries(signs)) {
  test(`the app starts when ${name}`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(false);
    await act(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(errors).toEqual([]);
  });
}

test('the head and the text stay as the server wrote them while the app starts', async ({ page }) => {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    document.addEventListener('DOMContentLoaded', () => {
      const state = () =>
        JSON.stringify([
          document.title,
          document.querySelectorAll('meta').length,
          document.querySelector('link[rel=canonical]')?.getAttribute('href'),
          document.querySelectorAll('script[type="application/ld+json"]').length,
          document.documentElement.className,
        ]);
      noted.push(state());
      new MutationObserver(() => noted.push(state())).observe(document.documentElement, {
        attributes: true,
        attributeFilter: ['class', 'data-has-hydrated'],
        childList: true,
        subtree: true,
      });
    });
  });
  await page.goto(PAGE);
  const heading = await page.locator('#page-body h2').first().elementHandle();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  expect([...new Set(noted)]).toHaveLength(1);
  expect(noted[0]).toContain('Quick start');
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('links lead on, and what is native works, while the app is not there', async ({ page }) => {
  await openHeld(page, '/backend-openapi');
  await page.locator('#schema-user > summary').click();
  await expect(page.locator('#schema-user')).toHaveAttribute('open', '');
  const sameDocument = await markDocument(page);
  await linkTo(page, '/products/apis_sdks').click();
  await expect(page).toHaveURL('/products/apis_sdks');
  expect(await sameDocument()).toBe(false);
});

test('color mode is chosen, kept and followed in other windows before the app is there', async ({
  page,
  context,
}) => {
  const release = await openHeld(page, PAGE);
  const other = await context.newPage();
  const releaseOther = await openHeld(other, PAGE);
  const toggle = page.locator('[data-color-mode]:visible');
  await expect(toggle).toHaveAccessibleName('Color mode: system. Switch to light.');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Color mode: light. Switch to dark.');
  await toggle.click();
  for (const one of [page, other]) {
    await expect(one.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(one.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  release();
  releaseOther();
  await hydrated(page);
  await expect(toggle).toHaveAccessibleName('Color mode: dark. Switch to system.');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test('the announcement is closed before the app is there, and stays closed', async ({ page }) => {
  const release = await openHeld(page, PAGE);
  const bar = page.getByRole('region', { name: 'Announcement' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  release();
  await hydrated(page);
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});

test('the keys lead to the search field, and what is typed early is searched for', async ({ page }) => {
  const release = await openHeld(page, PAGE);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).blur();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('network');
  await expect(hits(page)).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(hits(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('network');
  await page.keyboard.press('Escape');
  await expect(hits(page)).toHaveCount(0);
});

test('the search is on its way before the app is there, when a reader comes to the field', async ({
  page,
}) => {
  const index = page.waitForResponse(/\/search-index\//);
  await openHeld(page, PAGE);
  await searchBox(page).focus();
  expect((await index).ok()).toBe(true);
  expect(await isHydrated(page)).toBe(false);
});

test('tabs and the buttons of code work without the app', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openHeld(page, PAGE);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  const panel = page.getByRole('tabpanel').filter({ hasText: 'pnpm' }).first();
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAccessibleName('pnpm');
  const copy = panel.getByRole('button', { name: 'Copy code to clipboard' });
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('pnpm');
  release();
  await hydrated(page);
  await expect(panel).toBeVisible();
  await expect(copy).toHaveCount(1);
});

test('a press that has to wait for the app is shown at once, and given again', async ({ page }) => {
  const release = await openHeld(page, PAGE);
  const category = page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('button', { name: 'Dashboard and wallet' });
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await expect(category).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(category).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(PAGE);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  const drawers = (page: Page) => page.locator('.navbar-sidebar');

  test('the drawer opens before the app is there, and goes on when it is', async ({ page }) => {
    const errors = collectErrors(page);
    const release = await openHeld(page, PAGE);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(drawers(page).getByRole('link', { name: 'Quick start' })).toBeVisible();
    release();
    await hydrated(page);
    await expect(drawers(page)).toHaveCount(1);
    await expect(drawers(page).getByRole('button', { name: '← Back to main menu' })).toBeVisible();
    await expect(drawers(page).getByRole('link', { name: 'Quick start' })).toBeVisible();
    await drawers(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(drawers(page)).not.toBeInViewport();
    expect(errors).toEqual([]);
  });

  test('the drawer is closed again before the app is there, and stays closed', async ({ page }) => {
    const release = await openHeld(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(drawers(page).getByRole('link', { name: 'Changelog' })).toBeVisible();
    await drawers(page)
      .getByRole('button', { name: /^Color mode/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await drawers(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(drawers(page)).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(drawers(page)).not.toBeInViewport();
  });
});

test('what is typed into an island stays when it comes alive', async ({ page }) => {
  const release = await openHeld(page, '/products/embedded-wallet/exceptions');
  const field = page.getByLabel('Error, response body, code or status');
  await field.fill('sdk/timeout');
  release();
  await hydrated(page);
  await expect(page.locator('[data-island="error-lookup"] [role="status"]')).toHaveText(
    /^1 of \d+ errors: sdk\/timeout$/,
  );
  await expect(field).toHaveValue('sdk/timeout');
  await expect(field).toBeFocused();
});

test('a page goes into the back/forward cache and comes back alive', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const blocking = await page.evaluate(() =>
    ['onunload', 'onbeforeunload'].filter((name) => Boolean(window[name as 'onunload'])),
  );
  expect(blocking).toEqual([]);
  await page.goto('/overview/terms-and-conditions');
  await page.goBack();
  await sign(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
});
