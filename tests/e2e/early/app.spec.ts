import { expect, type Page } from '@playwright/test';
import { collectErrors, collectRequests, waitForHydration, movePointer } from '../../support/site.ts';
import { sampleOf } from '../../support/long.ts';
import { isHydrated, PAGE, test } from './early.ts';

/** Records the head and the classes of the page at each change, from the start. */
function noteState(): void {
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
}

/**
 * The pointer is last, because it stays in place, and would be a sign of activity on the next page too. `npm test` gives
 * every second sign.
 */
const signs: readonly [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['a key is pressed', (page) => page.keyboard.press('Tab')],
  ['a place in the page is asked for', (page) => page.evaluate(() => void (location.hash = '#top'))],
  ['the page is scrolled', (page) => page.mouse.wheel(0, 200)],
  ['the pointer moves', (page) => page.mouse.move(400, 400, { steps: 2 })],
];

/** An app that starts with the page leaves no time before it to test. */
test.skip(process.env.SITE_START === 'load', 'the app starts with the page');

test('the app starts at the first sign of a reader, and changes nothing', async ({ page, request }) => {
  const errors = collectErrors(page);
  const requests = collectRequests(
    page,
    (request, { pathname }) => !request.isNavigationRequest() && pathname,
  );
  const manifest = page.locator('link[rel=manifest]');

  await test.step('a page that is only read loads the bootstrap, its styles, the fonts of text and code, and the scripts that paint', async () => {
    await page.goto(PAGE);
    // A pointer at rest on a loading page.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    await page.waitForLoadState('networkidle');
    expect(await isHydrated(page)).toBe(false);
    const scripts = requests.filter((path) => path.endsWith('.js'));
    expect(scripts.map((path) => path.replace(/\.[0-9a-f]+\.js$/, ''))).toEqual(['/assets/js/main']);
    const styles = requests.filter((path) => path.endsWith('.css'));
    expect(styles.map((path) => path.replace(/\.[0-9a-f]+\.css$/, ''))).toEqual(['/assets/css/first']);
    expect(requests.filter((path) => path.includes('logo'))).toEqual([]);
    expect(requests.filter((path) => path.endsWith('.webmanifest'))).toEqual([]);
    expect(requests.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    expect(requests.filter((path) => path.startsWith('/fragments/'))).toEqual([]);
  });

  await test.step('the web app manifest is linked once the app has started', async () => {
    await expect(manifest).toHaveCount(0);
    await waitForHydration(page);
    const address = await manifest.getAttribute('href');
    expect(await (await request.get(address ?? '')).json()).toHaveProperty('name');
  });

  await page.addInitScript(noteState);
  await test.step('the head and the text stay as the server wrote them while the app starts', async () => {
    await page.goto(PAGE);
    const heading = await page.locator('#page-body h2').first().elementHandle();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
    expect([...new Set(noted)]).toHaveLength(1);
    expect(noted[0]).toContain('Quick start');
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  });

  for (const [name, act] of sampleOf(signs, 2)) {
    await test.step(`the app starts when ${name}`, async () => {
      // Starts from a blank page, because loading the same page again may restore its scroll position, which is a
      // sign of activity.
      await page.goto('about:blank');
      await page.goto(PAGE);
      await page.waitForLoadState('networkidle');
      expect(await isHydrated(page)).toBe(false);
      await act(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(errors).toEqual([]);
    });
  }

  await test.step('a page enters the back/forward cache, and works when it returns', async () => {
    const blocking = await page.evaluate(() =>
      ['onunload', 'onbeforeunload'].filter((name) => Boolean(window[name as 'onunload'])),
    );
    expect(blocking).toEqual([]);
    await page.goto('/overview/terms-and-conditions');
    await page.goBack();
    await movePointer(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});
