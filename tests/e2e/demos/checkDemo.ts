import { expect, test, type Locator, type Page } from '@playwright/test';
import { isLong, sampleOf } from '../../support/long.ts';
import { collectErrors } from '../../support/site.ts';
import { demos, frameOf, type DemoInfo } from './demos.ts';
import { expectCode, viewProblems } from './viewProblems.ts';
import { expectUnchanged, scrollToDemo, openUnloaded } from './unloadedDemo.ts';

/** Records every request of the page from now on, except prefetched pages. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/fragments/')) requests.push(request.url());
  });
  return requests;
}

/** Waits until intersection observers have run and the page is idle. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** A running demo that has passed its checks, and every request that its page makes from now on. */
interface CheckedDemo {
  readonly frame: Locator;
  readonly requests: readonly string[];
}

/**
 * Scrolls to a demo like a reader, and checks that it loads then, nothing moves, it shows the code that it runs, and
 * axe finds nothing.
 */
export async function checkDemo(page: Page, demo: DemoInfo): Promise<CheckedDemo> {
  const requests = watchRequests(page);
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
    // Checks the first demo and the fourth with axe, each in one of the two
    // views that differ most. The long run checks each demo in all four views.
    const isLooked = sampleOf(demos, 3).includes(demo);
    const isLight = demos.indexOf(demo) % 2 === 0;
    const problems = await viewProblems(page, demo, 'dark', 375, isLong || (isLooked && !isLight));
    if (isLong) {
      problems.push(...(await viewProblems(page, demo, 'dark', 1440, true)));
      problems.push(...(await viewProblems(page, demo, 'light', 375, true)));
    }
    problems.push(...(await viewProblems(page, demo, 'light', 1440, isLong || (isLooked && isLight))));
    expect(problems).toEqual([]);
  });
  await page.unroute(demo.chunk);
  requests.length = 0;
  return { frame, requests };
}
