import { expect } from '@playwright/test';
import { waitForPage, pollPage, openHydrated, clickOn, scrollTo, startApp } from './readerActions.ts';
import type { Reader } from './Reader.ts';
import { atBothSpeeds, test } from './test.ts';

const AUTH = '/products/nacre-auth';
const GUIDES = '.navbar a[href="/products/quick-start-guide"]';
const PLACE = 3000;
const FETCHED_PLACE = 1200;

/** A link of the bar, which can be pressed at any place. */
async function goToChangelog(reader: Reader): Promise<void> {
  await clickOn(reader, '.navbar a[href="/overview/changelog"]');
  await waitForPage(reader, '/overview/changelog', 'Changelog');
  await pollPage(reader, () => window.scrollY).toBe(0);
}

const goBack = (reader: Reader): Promise<void> => reader.evaluate(() => window.history.back());
const placeOf = (): number => Math.round(window.scrollY);

atBothSpeeds('back restores the place in the page that the server sent', async ({ reader }) => {
  await openHydrated(reader, AUTH);
  await scrollTo(reader, PLACE);
  await goToChangelog(reader);
  await goBack(reader);
  await waitForPage(reader, AUTH, 'Nacre Auth');
  await pollPage(reader, placeOf).toBe(PLACE);
});

test('back restores the place in a page that was fetched', async ({ reader }) => {
  await openHydrated(reader, '/overview/concepts');
  await clickOn(reader, GUIDES);
  await waitForPage(reader, '/products/quick-start-guide', 'Quick start');
  await pollPage(reader, placeOf).toBe(0);
  await scrollTo(reader, FETCHED_PLACE);
  await goToChangelog(reader);
  await goBack(reader);
  await waitForPage(reader, '/products/quick-start-guide', 'Quick start');
  await pollPage(reader, placeOf).toBe(FETCHED_PLACE);
});

atBothSpeeds('back restores the place after a reload of the next page', async ({ reader }) => {
  await openHydrated(reader, AUTH);
  await scrollTo(reader, PLACE);
  await goToChangelog(reader);
  await reader.reload();
  await startApp(reader);
  await goBack(reader);
  await waitForPage(reader, AUTH, 'Nacre Auth');
  await pollPage(reader, placeOf).toBe(PLACE);
});

atBothSpeeds('back restores the place among the results of a search', async ({ reader }) => {
  await openHydrated(reader, '/search?q=token');
  await pollPage(reader, () => document.documentElement.scrollHeight > 3000).toBe(true);
  await scrollTo(reader, FETCHED_PLACE);
  await goToChangelog(reader);
  await goBack(reader);
  await pollPage(reader, () => window.location.pathname).toBe('/search');
  await pollPage(reader, placeOf).toBe(FETCHED_PLACE);
});

/** The space above a heading's letters, in pixels. The bar may cover it. */
const LEADING = 4;

/** Returns the distance of an element below the bar, in pixels. */
const belowBar = (id: string): number =>
  Math.round(
    (document.getElementById(id)?.getBoundingClientRect().top ?? 0) -
      (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0),
  );

async function expectBelowBar(reader: Reader, id: string): Promise<void> {
  await pollPage(reader, belowBar, id).toBeGreaterThanOrEqual(-LEADING);
  await pollPage(reader, belowBar, id).toBeLessThan(80);
}

for (const [path, id] of [
  [AUTH, 'the-session'],
  ['/backend-openapi', 'create-order'],
] as const) {
  test(`the address ${path}#${id} leads to its heading, below the bar, before the app and with it`, async ({
    reader,
  }) => {
    await reader.open(`${path}#${id}`);
    await expectBelowBar(reader, id);
    await startApp(reader);
    await expectBelowBar(reader, id);
  });
}

/** Returns the first part of the API page below the bar, and its distance from the top, in pixels. */
const firstPart = (): { id: string; top: number } =>
  [...document.querySelectorAll('#page-body > [id], .api-entry')]
    .map((part) => ({ id: part.id, top: part.getBoundingClientRect().top }))
    .find(({ top }) => top > 60) ?? { id: '', top: 0 };

const distanceFrom = (top: number, id: string): number =>
  Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 0) - top);

for (const [id, down] of [
  ['use-voucher', 0],
  ['create-order', 4000],
] as const) {
  atBothSpeeds(`a reload of the API page keeps the place ${down} pixels below #${id}`, async ({ reader }) => {
    const startPage = async () => {
      await startApp(reader);
      await pollPage(reader, () => document.querySelectorAll('.api-copy').length).toBeGreaterThan(0);
    };
    await reader.open(`/backend-openapi#${id}`);
    await startPage();
    await expectBelowBar(reader, id);
    await reader.evaluate((y) => window.scrollBy(0, y), down);
    await pollPage(
      reader,
      () => (window.history.state as { scrollY?: number } | null)?.scrollY === window.scrollY,
    ).toBe(true);
    const part = await reader.evaluate(firstPart);
    await reader.reload();
    await startPage();
    await pollPage(reader, distanceFrom, part.top, part.id).toBeLessThan(2);
  });
}

test('a link to a heading of another page leads there, below the bar', async ({ reader }) => {
  await openHydrated(reader, '/products/tokenization');
  await clickOn(reader, `.theme-doc-sidebar-menu [aria-label*="Nacre Auth"]`);
  await clickOn(reader, `.theme-doc-sidebar-menu a[href="${AUTH}#the-session"]`);
  await waitForPage(reader, AUTH, 'Nacre Auth');
  await expectBelowBar(reader, 'the-session');
  expect(await reader.evaluate(() => window.location.hash)).toBe('#the-session');
});
