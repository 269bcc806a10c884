import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from '../../support/site.ts';
import { frameOf, type DemoInfo } from './demos.ts';

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
