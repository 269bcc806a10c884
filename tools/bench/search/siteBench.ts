import type { Browser, Page } from '@playwright/test';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../../../tests/support/searchWorker.ts';
import { searchLimits } from '../../../src/config/search.ts';
import { hits, searchBox } from '../../../tests/support/search.ts';
import { open } from '../../../tests/support/site.ts';
import { SLOW, type BenchServer } from './BenchServer.ts';
import { indexSize } from './indexSize.ts';
import type { Report } from './Report.ts';

const QUERIES = [
  'token balances',
  'verify webhook',
  'sign in',
  'sdk/not-authenticated',
  'how do i get test tokens',
];
const SLOWDOWN = 4;
const ROUNDS = 5;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** Returns the first hit. Only hits mark the query's words; the starting points under an empty field don't. */
const firstHitOf = (page: Page) =>
  hits(page)
    .filter({ has: page.locator('mark') })
    .first();

/** Measures the time of the started worker for a query, several times. */
const workerTimes = (page: Page, query: string): Promise<number[]> =>
  page.evaluate(
    async ([text, rounds, limits]) => {
      const { searchWorker } = window as unknown as { searchWorker: Worker };
      const times: number[] = [];
      while (times.length < rounds) {
        const start = performance.now();
        await new Promise((resolve) => {
          searchWorker.addEventListener('message', resolve, { once: true });
          searchWorker.postMessage({ id: 0, method: 'search', args: ['/', '', text, limits] });
        });
        times.push(performance.now() - start);
      }
      return times;
    },
    [query, ROUNDS, searchLimits.box] as const,
  );

/** Focuses the search box, enters a query, and measures the time until the expected hit is rendered in first place. */
const timeToHit = (page: Page, query: string, name: string): Promise<number> =>
  page.evaluate(
    ([text, expected]) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('.navbar__search input');
        const bar = field?.closest('.navbar__search');
        if (!field || !bar) throw new Error('There is no search box');
        const start = performance.now();
        field.focus();
        const observer = new MutationObserver(() => {
          if (!bar.querySelector('[role="option"]:has(mark)')?.textContent.includes(expected)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(bar, { childList: true, subtree: true, characterData: true });
        // Simulates typing. React listens to the event, and reads the field's value.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [query, name] as const,
  );

/**
 * Measures the first search in a new browser over a slow connection: the time from the first focus until any hit is
 * rendered, and the bytes sent.
 */
async function firstHit(
  browser: Browser,
  server: BenchServer,
  address: string,
): Promise<{ time: number; bytes: number }> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  server.setSpeed(SLOW);
  const focus = Date.now();
  const time = await timeToHit(page, QUERIES[0] ?? '', '');
  const bytes = server.sentUntil(focus + time);
  server.setSpeed(undefined);
  await context.close();
  return { time, bytes };
}

/** Measures the cost of this site's search, in its own search box. */
export async function benchSite(
  report: Report,
  browser: Browser,
  server: BenchServer,
  address: string,
): Promise<void> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await open(page, '/');
  await searchBox(page).fill('token');
  await firstHitOf(page).waitFor();
  const script = await searchWorkerAddress(page);
  const weight = indexSize(script);
  await startSearchWorker(page, script);
  // Makes the server compress all files that a page requests, before a first result is measured.
  await askWorker(page, 'settle', '/', '');
  const cold: { time: number; bytes: number }[] = [];
  while (cold.length < ROUNDS) cold.push(await firstHit(browser, server, address));
  // Measures the worker's own times and results, before the page is slowed down.
  const known = new Map<string, { time: number; name: string }>();
  for (const query of QUERIES) {
    const [hit] = await askWorker(page, 'search', '/', '', query, searchLimits.box);
    known.set(query, { time: median(await workerTimes(page, query)), name: hit?.document.t ?? '' });
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const { time, name } = known.get(query) ?? { time: NaN, name: '' };
      await searchBox(page).fill('');
      await firstHitOf(page).waitFor({ state: 'hidden' });
      await page.waitForTimeout(300);
      // The browser slows down only pages, not their workers, so the worker's additional time is added here.
      const wait = (await timeToHit(page, query, name)) + (SLOWDOWN - 1) * time;
      times.set(query, [...(times.get(query) ?? []), wait]);
    }
  }
  const waits = [...times].map(([query, each]) => ({ query, wait: median(each) }));
  const slowest = Math.max(...waits.map(({ wait }) => wait));
  await context.close();

  const kB = (number: number) => `${(number / 1000).toFixed(1)} kB`;
  const ms = (number: number) => `${number.toFixed(0)} ms`;
  report.table(
    'This site',
    ['', 'measured'],
    [
      ['files of the index', `${weight.files}`],
      ['index, raw', kB(weight.raw)],
      ['index, brotli', kB(weight.brotli)],
      ['worker, manifest and first pieces, brotli', kB(weight.first)],
      ['from focus to first result, 10 Mbit/s and 40 ms: bytes', kB(median(cold.map(({ bytes }) => bytes)))],
      ['from focus to first result, 10 Mbit/s and 40 ms: time', ms(median(cold.map(({ time }) => time)))],
      [`from last key to first result, ${SLOWDOWN}× slower: mean`, ms(mean([...times.values()].flat()))],
      ...waits.map(({ query, wait }) => [
        `from last key to first result, ${SLOWDOWN}× slower: ${query}`,
        `${ms(wait)}, ${ms(SLOWDOWN * (known.get(query)?.time ?? NaN))} of it in the worker`,
      ]),
    ],
  );
  report.claim(
    'this site: at most 70 kB of worker, manifest and first pieces',
    weight.first <= 70_000,
    kB(weight.first),
  );
  report.claim('this site: index of at most 600 kB', weight.brotli <= 600_000, kB(weight.brotli));
  report.claim('this site: at most 100 ms from last key to first result', slowest <= 100, ms(slowest));
}
