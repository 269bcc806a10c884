import { expect } from '@playwright/test';
import {
  blockStorage,
  FIELD,
  HITS,
  pollPage,
  openHydrated,
  clickOn,
  searchState,
  startApp,
} from './readerActions.ts';
import type { Reader } from './Reader.ts';
import { test } from './test.ts';

/** A page of each kind, and each page with a special part. */
const PAGES = [
  '/',
  '/products/quick-start-guide',
  '/products/nacre-auth',
  '/products/embedded-wallet/exceptions',
  '/solutions/digital-product-passport/dpp-demo',
  '/solutions/on-chain-loyalty/introduction',
  '/api/sdk-base/Class.Client',
  '/backend-openapi',
  '/search?q=network',
];

/** Scrolls through the page, so that everything that loads only near the viewport loads. */
async function scrollThrough(reader: Reader): Promise<void> {
  const demos = await reader.evaluate(() => document.querySelectorAll('[data-island]').length);
  for (let index = 0; index < demos; index += 1) {
    await reader.evaluate((position) => {
      const island = document.querySelectorAll('[data-island]')[position];
      island?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, index);
    await pollPage(
      reader,
      (position) =>
        document.querySelectorAll('[data-island]')[position]?.querySelector('[data-demo="waiting"]') === null,
      index,
    ).toBe(true);
  }
  await reader.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

test('errors of each kind are noticed', async ({ reader, site }) => {
  await openHydrated(reader, '/overview/changelog');
  await site.waitForIdle();
  reader.takeErrors();
  await reader.evaluate(() => {
    console.error('said in the console');
    setTimeout(() => {
      throw new Error('thrown in a task');
    });
    void Promise.reject(new Error('left in a promise'));
    const image = document.createElement('img');
    image.src = 'http://other.example/blocked.png';
    document.body.append(image);
  });
  const errors: string[] = [];
  for (const part of [
    'said in the console',
    'thrown in a task',
    'left in a promise',
    'other.example/blocked.png',
  ]) {
    await expect.poll(() => errors.push(...reader.takeErrors()) && errors.join('\n')).toContain(part);
  }
});

for (const path of PAGES) {
  test(`nothing fails, and the policy blocks nothing, on ${path}`, async ({ reader, site }) => {
    await openHydrated(reader, path);
    await scrollThrough(reader);
    await site.waitForIdle();
    expect(reader.takeErrors()).toEqual([]);
    expect(site.failed).toEqual([]);
  });
}

/** Filters out the page's own 404 status, which browsers log to the console. */
const apartFromStatus = (errors: readonly string[]) =>
  errors.filter((error) => !error.includes('status of 404'));

const QUERY = 'access token';

async function search(reader: Reader): Promise<void> {
  await clickOn(reader, FIELD);
  await reader.type(QUERY);
  await pollPage(reader, searchState, FIELD, HITS).toEqual([QUERY, true, true]);
}

for (const [address, heading] of [
  ['/no-such-page', 'Page not found'],
  ['/caf%E9', 'Page not found'],
  ['//overview//changelog', 'Changelog'],
] as const) {
  test(`${address} leads to a page that works: ${heading}`, async ({ reader, site }) => {
    await openHydrated(reader, address);
    await pollPage(reader, () => document.querySelector('main h1')?.textContent).toBe(heading);
    await search(reader);
    await site.waitForIdle();
    expect(await reader.evaluate(() => document.querySelectorAll('.page-notice').length)).toBe(0);
    expect(apartFromStatus(reader.takeErrors())).toEqual([]);
    expect(site.failed).toEqual([]);
  });
}

test('with storage blocked, the page works and nothing fails', async ({ reader, site }) => {
  site.prelude.push(blockStorage);
  await openHydrated(reader, '/products/quick-start-guide');
  await clickOn(reader, '[data-color-mode]');
  await clickOn(reader, '[data-color-mode]');
  await pollPage(reader, () => document.documentElement.dataset.theme).toBe('dark');
  await startApp(reader);
  await search(reader);
  await site.waitForIdle();
  expect(reader.takeErrors()).toEqual([]);
});
