import type { CDPSession } from '@playwright/test';
import type { BenchmarkRow, MeasureOf, PageKind } from '../../../src/data/measurements.ts';
import { type Bench, eachRun, type ServedSite } from './Bench.ts';
import { hasPage, kinds, routes } from './Site.ts';
import { moveMouse, openContext, openPage, waitUntilSettled } from './visit.ts';

const READING = 5000;

const columns = ['script', 'style', 'font', 'html', 'image', 'prefetch', 'other'] as const;
type Column = (typeof columns)[number];

/** The table's columns by the request types of Chromium's developer tools. */
const COLUMNS: Record<string, Column> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Document: 'html',
  Image: 'image',
  Prefetch: 'prefetch',
};

/** Counts the transferred bytes: headers and compressed bodies, but no cached responses. */
function countBytes(devtools: CDPSession): () => Record<Column, number> {
  const kind = new Map<string, Column>();
  const sums = new Map<Column, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const purpose = request.headers['Sec-Purpose'] ?? request.headers['Purpose'];
    kind.set(requestId, purpose ? 'prefetch' : (COLUMNS[type ?? ''] ?? 'other'));
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const column = kind.get(requestId) ?? 'other';
    sums.set(column, (sums.get(column) ?? 0) + encodedDataLength);
  });
  return () =>
    Object.fromEntries(columns.map((name) => [name, sums.get(name) ?? 0])) as Record<Column, number>;
}

const total = (counts: Record<Column, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Measures a first visit with five seconds of reading, and then a pointer movement. */
export async function visitBytes(
  bench: Pick<Bench, 'browser'>,
  { site, address }: ServedSite,
  kind: PageKind,
) {
  const context = await openContext(bench.browser, address, 'wide');
  const { page, devtools } = await openPage(context);
  const count = countBytes(devtools);
  await page.goto(site.pathOf(routes[kind]), { waitUntil: 'load' });
  await page.waitForTimeout(READING);
  const before = count();
  await moveMouse(page);
  await waitUntilSettled(site, page);
  const after = count();
  await context.close();
  return {
    scriptBefore: before.script,
    styleBefore: before.style,
    fontBefore: before.font,
    htmlBefore: before.html,
    imageBefore: before.image,
    prefetchBefore: before.prefetch,
    otherBefore: before.other,
    totalBefore: total(before),
    scriptAfter: after.script,
    totalAfter: total(after),
  } satisfies Record<MeasureOf<'bytes'>, number>;
}

export const benchBytes = (bench: Bench): Promise<BenchmarkRow[]> =>
  eachRun(bench, kinds, hasPage, (served, kind) => visitBytes(bench, served, kind));
