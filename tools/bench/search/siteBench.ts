import type { Browser, Page } from '@playwright/test';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../../../tests/support/searchWorker.ts';
import { searchLimits } from '../../../src/config/search.ts';
import { hits, searchBox } from '../../../tests/support/search.ts';
import { open } from '../../../tests/support/site.ts';
import { SLOW, type BenchServer } from './benchServer.ts';
import { indexWeight } from './indexWeight.ts';
import type { Report } from './report.ts';

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

/** What was found: the starting points under an empty field have no words that were looked for. */
const found = (page: Page) =>
  hits(page)
    .filter({ has: page.locator('mark') })
    .first();

/** What the started worker takes for a query, several times. */
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

/** From a key in the box, which gets the focus, until the hit that is expected stands first in the list, and is drawn. */
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
        // As a key does it: React listens to the event, and asks the field for its value.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [query, name] as const,
  );

/** From the first focus in a new browser until any hit is drawn, over a slow line: time, and what went over the line. */
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

/** What the search of this very site costs, in its own box. */
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
  await found(page).waitFor();
  const script = await searchWorkerAddress(page);
  const weight = indexWeight(script);
  await startSearchWorker(page, script);
  // The server has packed all that a page asks for before a first answer is measured.
  await askWorker(page, 'settle', '/', '');
  const cold: { time: number; bytes: number }[] = [];
  while (cold.length < ROUNDS) cold.push(await firstHit(browser, server, address));
  // The worker's own times and answers, before the page is slowed down.
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
      await found(page).waitFor({ state: 'hidden' });
      await page.waitForTimeout(300);
      // The browser slows its pages down and not their workers: what the worker took is added as often as it was left out.
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
    'this site: at most 31 kB of worker, manifest and first pieces',
    weight.first <= 31_000,
    kB(weight.first),
  );
  report.claim('this site: index of at most 400 kB', weight.brotli <= 400_000, kB(weight.brotli));
  report.claim('this site: at most 100 ms from last key to first result', slowest <= 100, ms(slowest));
}
