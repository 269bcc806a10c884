import type { Page } from '@playwright/test';
import type { SearchResult } from '../../packages/search/src/requests.ts';
import type { Hit, Limits } from '../../packages/search/src/Searcher.ts';
import { open } from './site.ts';
import { searchBox } from './search.ts';

type Method = 'fetchIndexes' | 'settle' | 'search';

/** Returns the URL of the search worker's script, which the search box starts when it is focused. */
export async function searchWorkerAddress(page: Page): Promise<string> {
  await open(page, '/');
  const started = page.waitForEvent('worker');
  await searchBox(page).focus();
  return (await started).url();
}

/** Starts a separate search worker in a page of the same site. */
export async function startSearchWorker(page: Page, address: string): Promise<void> {
  await page.evaluate((script) => {
    Object.assign(window, { searchWorker: new Worker(script) });
  }, address);
}

/** Calls the started worker only by messages, as the site's own scripts do. */
export function askWorker(
  page: Page,
  method: 'search',
  ...args: [string, string, string, Limits]
): Promise<Hit[]>;
export function askWorker(
  page: Page,
  method: Exclude<Method, 'search'>,
  ...args: [string, string]
): Promise<void>;
export async function askWorker(page: Page, method: Method, ...args: unknown[]): Promise<unknown> {
  const result = await page.evaluate(
    (request) =>
      new Promise<unknown>((resolve, reject) => {
        const { searchWorker } = window as unknown as { searchWorker: Worker };
        const id = Math.random();
        const stop = new AbortController();
        searchWorker.addEventListener(
          'message',
          ({ data }: MessageEvent<{ id?: number; result?: unknown; error?: string }>) => {
            if (data.id !== id) return;
            stop.abort();
            if (data.error === undefined) resolve(data.result);
            else reject(new Error(data.error));
          },
          { signal: stop.signal },
        );
        searchWorker.addEventListener('error', ({ message }) => reject(new Error(message)), {
          signal: stop.signal,
        });
        searchWorker.postMessage({ ...request, id });
      }),
    { method, args },
  );
  return method === 'search' ? (result as SearchResult).hits : result;
}
