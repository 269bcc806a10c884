import { expect, test, type Page } from '@playwright/test';
import { linkTo, markDocument, movePointer, ignorePointerMoves } from '../../support/site.ts';
import { MAIN, notice, LINKED_PAGE, PAGE, PARTS } from './fault.ts';

/** Answers the navigation with its page, or with nothing, as a download does. */
type Answer = (kind: 'page' | 'nothing') => void;

/**
 * Cancels requests for files when a navigation starts, as Firefox
 * and WebKit do, and delays the answer to the navigation.
 */
async function cancelAtDeparture(page: Page, files: string): Promise<Answer> {
  let leave = () => {};
  let answer: Answer = () => {};
  let hasLeft = false;
  const departure = new Promise<void>((resolve) => (leave = resolve));
  const answered = new Promise<Parameters<Answer>[0]>((resolve) => (answer = resolve));
  await page.route(files, async (route) => {
    if (hasLeft) return route.continue();
    await departure;
    return route.abort('aborted');
  });
  await page.route(`**${LINKED_PAGE}`, async (route) => {
    hasLeft = true;
    leave();
    await ((await answered) === 'page' ? route.continue() : route.fulfill({ status: 204 }));
  });
  return (kind) => answer(kind);
}

/** Clicks the link inside the page, because a click by the test runner waits for the navigation's answer. */
const follow = (page: Page) =>
  linkTo(page, LINKED_PAGE).evaluate((link: HTMLAnchorElement) => setTimeout(() => link.click()));

/** Records what the page does, because it can't be queried while a navigation waits for its answer. */
async function watch(page: Page): Promise<() => readonly string[]> {
  const done = new Set<string>();
  await page.exposeFunction('tell', (event: string) => done.add(event));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (event: string) => void };
    new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated === 'true') tell('works');
      if (document.querySelector('.page-notice')) tell('gives notice');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => [...done];
}

for (const [name, files] of Object.entries(PARTS)) {
  test(`a page that the reader leaves while it loads its ${name} shows no error, and works if the reader stays`, async ({
    page,
  }) => {
    await ignorePointerMoves(page);
    const done = await watch(page);
    const answer = await cancelAtDeparture(page, files);
    await page.goto(PAGE);
    const sameDocument = await markDocument(page);
    const request = page.waitForRequest(files);
    await movePointer(page);
    await request;
    await follow(page);
    await expect.poll(done).toEqual(['works']);
    answer('nothing');
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await sameDocument()).toBe(true);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('a page that is left while its script loads shows no notice, unless it stays', async ({ page }) => {
  await page.clock.install();
  let cancel = () => {};
  const cancelled = new Promise<void>((resolve) => (cancel = resolve));
  await page.route(MAIN, async (route) => {
    await cancelled;
    await route.abort('aborted');
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.locator('.footer')).toBeVisible();
  // A real navigation would make Chromium end the page silently, and Firefox end it as if it were complete.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  cancel();
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(notice(page)).toContainText('Parts of this page did not load.');
});
