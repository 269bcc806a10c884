import fs from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { showView, violations } from '../../support/axe.ts';
import { isLong } from '../../support/long.ts';
import { collectErrors, collectRequests, waitForHydration } from '../../support/site.ts';
import { demos, frameOf, type DemoInfo } from './demos.ts';

/** Delays a demo's chunk until the returned function continues or aborts the request. */
async function delayChunk(page: Page, { chunk }: DemoInfo): Promise<(outcome: 'continue' | 'abort') => void> {
  let decide = (_outcome: 'continue' | 'abort') => {};
  const outcome = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  await page.route(chunk, async (route) => route[await outcome]());
  return decide;
}

/** Returns a demo's text, without the loading message. */
const wordsOf = async (frame: Locator) =>
  (await frame.innerText()).replace('Loading…', '').replace(/\s+/g, ' ').trim();

/** Opens a demo's page, and delays the demo's script. */
export async function openUnloaded(page: Page, demo: DemoInfo, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const decide = await delayChunk(page, demo);
  await page.goto(demo.route);
  const frame = frameOf(page, demo);
  const unloaded = { height: (await frame.boundingBox())?.height, words: await wordsOf(frame), decide };
  await waitForHydration(page);
  return unloaded;
}

/** Scrolls to a demo, and waits until React has rendered it in place of the server's markup. */
export async function scrollToDemo(page: Page, demo: DemoInfo): Promise<Locator> {
  const frame = frameOf(page, demo);
  await frame.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(frame).not.toHaveAttribute('data-demo', 'waiting');
  return frame;
}

/** Expects a running demo to look as it did before. */
export async function expectUnchanged(
  frame: Locator,
  unloaded: Awaited<ReturnType<typeof openUnloaded>>,
): Promise<void> {
  await expect(frame).toHaveAttribute('data-demo', 'ready');
  await expect(frame.getByText('Loading…')).toHaveCount(0);
  expect((await frame.boundingBox())?.height).toBeCloseTo(unloaded.height ?? 0, 1);
  expect(await wordsOf(frame)).toBe(unloaded.words);
}

/** Waits until intersection observers have run and the page is idle. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** Opens a demo's code, and expects it to be the code that runs. */
async function expectCode(page: Page, frame: Locator, { source }: DemoInfo): Promise<void> {
  await frame.locator('summary').focus();
  await page.keyboard.press('Enter');
  const block = frame.locator('pre');
  await expect(block).toBeVisible();
  await expect(block.locator('.tok-keyword').first()).toBeVisible();
  const bare = (text: string) => text.replace(/\s+/g, '');
  const text = bare(await block.innerText());
  expect(text.length).toBeGreaterThan(300);
  expect(bare(fs.readFileSync(source, 'utf8'))).toBe(`//#regionshown${text}//#endregion`);
}

/** The views that axe checks. `npm test` checks the fifth demo in the first, and the fourth demo in the last. */
const VIEWS = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 375],
  ['dark', 375],
] as const;
const viewsOf = (demo: DemoInfo) => {
  const sample = { 4: VIEWS[0], 3: VIEWS[3] }[demos.indexOf(demo)];
  return isLong ? VIEWS : sample ? [sample] : [];
};

/**
 * Scrolls to a demo like a reader, and checks that it loads then, nothing moves, it shows the code that it runs, and
 * axe finds nothing.
 *
 * @returns the running demo, and every request that its page makes from now on
 */
export async function checkDemo(page: Page, demo: DemoInfo) {
  // Pages may be prefetched at any time.
  const requests = collectRequests(
    page,
    (_, { pathname, href }) => !pathname.startsWith('/fragments/') && href,
  );
  const errors = collectErrors(page);
  const frame = frameOf(page, demo);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await test.step('it loads when it is scrolled to, keeps its size and text, and requests only the site’s files', async () => {
    const chunkRequests = () => requests.filter((url) => demo.chunk.test(url));
    // The window is so low that even a demo near the top of its page is out of view.
    const still = await openUnloaded(page, demo, 375, 200);
    await settled(page);
    expect(await frame.getAttribute('data-demo')).toBe('waiting');
    expect(chunkRequests()).toEqual([]);
    await scrollToDemo(page, demo);
    still.decide('continue');
    await expectUnchanged(frame, still);
    expect(chunkRequests()).toHaveLength(1);
    const { origin } = new URL(page.url());
    expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(errors).toEqual([]);
  });
  await test.step('it shows the code that it runs', () => expectCode(page, frame, demo));
  await test.step('axe finds nothing, and it is not wider than the page', async () => {
    for (const [colorScheme, width] of viewsOf(demo)) {
      await showView(page, colorScheme, width);
      expect(await violations(page, `${demo.name}, ${colorScheme}, ${width} px`, '[data-demo]')).toEqual([]);
    }
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await page.unroute(demo.chunk);
  requests.length = 0;
  return { frame, requests };
}
