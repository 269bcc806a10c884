import type { Page } from '@playwright/test';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { buildDirectory } from '../../../tests/support/build.ts';
import { searchLimits } from '../../../src/config/search.ts';
import { searchBox } from '../../../tests/support/search.ts';
import { open } from '../../../tests/support/site.ts';
import { serveSites } from '../site/serveSites.ts';
import { benchTaps } from '../site/taps.ts';
import { SiteServer } from '../site/SiteServer.ts';
import { median, openContext, SLOW_CPU } from '../site/visit.ts';
import { claim } from './claim.ts';

const QUERIES = [
  'token balances',
  'verify webhook',
  'sign in',
  'sdk/not-authenticated',
  'how do i get test tokens',
];
const ROUNDS = 5;

const ms = (number: number) => `${number.toFixed(0)} ms`;

/** Starts a separate search worker in a page, and waits until it has the whole index. */
async function startWorker(page: Page): Promise<void> {
  await open(page, '/');
  const started = page.waitForEvent('worker');
  await searchBox(page).focus();
  await page.evaluate(
    (script) =>
      new Promise((resolve) => {
        const searchWorker = new Worker(script);
        Object.assign(window, { searchWorker });
        searchWorker.addEventListener('message', resolve, { once: true });
        searchWorker.postMessage({ id: 0, method: 'settle', args: ['/', ''] });
      }),
    (await started).url(),
  );
}

/** Asks the started worker, and returns the names of the hits with the time of the answer. */
const askTimed = (page: Page, query: string): Promise<{ names: string[]; time: number }> =>
  page.evaluate(
    async ([text, limits]) => {
      const { searchWorker } = window as unknown as { searchWorker: Worker };
      const start = performance.now();
      const { data } = await new Promise<MessageEvent<{ result: { hits: { document: { t: string } }[] } }>>(
        (resolve) => {
          searchWorker.addEventListener('message', resolve, { once: true });
          searchWorker.postMessage({ id: 0, method: 'search', args: ['/', '', text, limits] });
        },
      );
      return { names: data.result.hits.map(({ document: { t } }) => t), time: performance.now() - start };
    },
    [query, searchLimits.box] as const,
  );

/** Enters a query, and measures the time until its hits are listed; undefined if they are listed already. */
const timeToList = (page: Page, query: string, names: string[]): Promise<number | undefined> =>
  page.evaluate(
    ([text, expected]) =>
      new Promise<number | undefined>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('.navbar__search input');
        const bar = field?.closest('.navbar__search');
        if (!field || !bar) throw new Error('There is no search box');
        const isListed = () => {
          const options = [...bar.querySelectorAll('[role="option"]')];
          return expected.every((name, order) => options[order]?.textContent.includes(name));
        };
        const isUnchanged = isListed();
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!isListed()) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(bar, { childList: true, subtree: true, characterData: true });
        field.value = text;
        field.dispatchEvent(new Event('input'));
        if (isUnchanged) setTimeout(() => resolve(undefined), 300);
      }),
    [query, names] as const,
  );

/** Measures the time from each key in this site's search box to the list. */
export async function benchSite(): Promise<void> {
  const server = new SiteServer(buildDirectory);
  const browser = await launchBrowser();
  const context = await openContext(browser, await server.start(), 'wide');
  const page = await context.newPage();
  await startWorker(page);
  const typed = QUERIES.flatMap((query) => [...query].map((_, key) => query.slice(0, key + 1)));
  const answers = new Map<string, { names: string[]; time: number }>();
  // Measures the worker's own times, before the page is slowed down.
  for (const query of typed) answers.set(query, await askTimed(page, query));
  await searchBox(page).fill(QUERIES.at(-1) ?? '');
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  const waits: number[] = [];
  for (const [query, { names, time }] of answers) {
    const wait = await timeToList(page, query, names);
    // The browser slows down only pages, not their workers, so the worker's additional time is added here.
    if (wait !== undefined) waits.push(wait + (SLOW_CPU - 1) * time);
  }
  await browser.close();
  server.stop();
  const most = waits.toSorted((a, b) => a - b)[Math.floor(0.95 * waits.length)] ?? NaN;
  console.log(`From key to list, ${SLOW_CPU}× slower, median of ${waits.length} keys: ${ms(median(waits))}`);
  claim('at most 150 ms from key to list for 95 % of keys', most <= 150, ms(most));
}

/** Measures the time from a tap on the search to the first hits of this site and its peers, on a slow phone. */
export const benchSearchTaps = (): Promise<void> =>
  serveSites(async (served) => {
    const browser = await launchBrowser();
    const rows = await benchTaps({ browser, served, runs: ROUNDS }, ['search'], true);
    await browser.close();
    console.log(`From tap to hits in ms, ${SLOW_CPU}× slower but for a first visit at 10 Mbit/s and 40 ms`);
    console.table(Object.fromEntries(rows.map(({ measure, values }) => [measure, values])));
    const here = (name: string) => rows.find(({ measure }) => measure === name)?.values.here ?? NaN;
    const [warm, cable] = [here('searchWarm'), here('searchCable')];
    claim('at most 800 ms from tap to hits in a later visit', warm <= 800, ms(warm));
    claim('at most 600 ms in a first visit at 10 Mbit/s', cable <= 600, ms(cable));
  });
