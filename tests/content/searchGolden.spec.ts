import { expect, test, type Page } from '@playwright/test';
import { readTable } from '../../packages/model/src/readTable.ts';
import { firstLoadSize, indexSize } from '../../tools/bench/search/indexSize.ts';
import { golden, heldBack, tuned } from '../../tools/bench/search/golden.ts';
import { kinds } from '../../tools/bench/search/GoldenQuery.ts';
import { missingAnchors } from '../../tools/bench/search/missingAnchors.ts';
import {
  hitAddress,
  contextOf,
  describeMiss,
  parseTarget,
  rankOf,
  score,
  type QueryHits,
} from '../../tools/bench/search/score.ts';
import { lostTitles, titledPages } from '../../tools/bench/search/titles.ts';
import type { Hit } from '../../packages/search/src/Searcher.ts';
import { searchLimits } from '../../src/config/search.ts';
import { isLong, sampleOf } from '../support/long.ts';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../support/searchWorker.ts';

/**
 * Golden queries without a right page among the first three hits, each with the reason. A query that is found must
 * leave the list, and none is added without a reason.
 */
const KNOWN_MISSES = new Set(
  readTable('tests/content/knownMisses.tsv', ['query', 'reason']).map(({ query }) => query),
);

/** Thresholds for each set alone. One held-back query is a thirtieth of its set. */
const SETS = [
  { name: 'that the ranking is tuned on', queries: tuned, mrr: 0.9, success: 0.95 },
  { name: 'that are held back', queries: heldBack, mrr: 0.85, success: 0.9 },
];

// Runs in one process, so that all tests share one worker, which loads the index once.
test.describe.configure({ mode: 'default' });

let page: Page;
let script: string;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  script = await searchWorkerAddress(page);
  await startSearchWorker(page, script);
  // Waits until every piece of the index has loaded.
  await askWorker(page, 'settle', '/', '');
});
test.afterAll(() => page?.close());

const find = (context: string, query: string): Promise<Hit[]> =>
  askWorker(page, 'search', '/', context, query, searchLimits.box);

/** A sample of each kind of tuned query, and all held-back queries, which are few. */
const queried = [
  ...kinds.flatMap((kind) =>
    sampleOf(
      tuned.filter((query) => query.kind === kind),
      4,
    ),
  ),
  ...heldBack,
];

test('every golden query finds its page', async () => {
  const answers = await Promise.all(
    queried.map(async (query): Promise<QueryHits> => {
      const hits = await find(contextOf(query.from), query.query);
      return { golden: query, hits: hits.map(hitAddress).map(parseTarget) };
    }),
  );
  const misses = answers.filter((answer) => (rankOf(answer) ?? Infinity) > 3);
  const lost = misses.filter(({ golden: { query } }) => !KNOWN_MISSES.has(query));
  expect(lost.map(describeMiss).join('\n'), 'queries without a right page among the first three').toBe('');
  const found = [...KNOWN_MISSES].filter(
    (query) =>
      queried.some((each) => each.query === query) &&
      !misses.some(({ golden: each }) => each.query === query),
  );
  expect(
    found,
    'known misses that the search finds now: remove them from tests/content/knownMisses.tsv',
  ).toEqual([]);

  const { overall, byKind } = score(answers);
  const later = answers.filter((answer) => rankOf(answer) !== 1).map(describeMiss);
  const because = (subject: string) =>
    `${subject}. Queries whose first hit is another page:\n${later.join('\n')}\n`;
  expect(overall.mrr, because('MRR@8 over all queries')).toBeGreaterThanOrEqual(0.9);
  expect(overall.success, because('success@3 over all queries')).toBeGreaterThanOrEqual(0.95);
  for (const { name, queries, mrr, success } of SETS) {
    const scores = score(answers.filter((answer) => queries.includes(answer.golden))).overall;
    expect(scores.mrr, because(`MRR@8 over queries ${name}`)).toBeGreaterThanOrEqual(mrr);
    expect(scores.success, because(`success@3 over queries ${name}`)).toBeGreaterThanOrEqual(success);
  }
  for (const kind of kinds) {
    expect(byKind[kind].mrr, because(`MRR@8 of ${kind} queries`)).toBeGreaterThanOrEqual(0.8);
  }
});

test("every page's own title finds the page or its twin first, and within a reference the page itself", async () => {
  const pages = titledPages();
  expect(pages.length).toBeGreaterThan(300);
  const lost = await lostTitles(sampleOf(pages, 12), (query, context) => find(context, query));
  expect(lost.join('\n')).toBe('');
});

test('every anchor that a golden query expects is on its page', () => {
  expect(missingAnchors(golden)).toEqual([]);
});

test('first answers weigh at most 31 kB', () => {
  expect(firstLoadSize(script), 'worker, manifest and first pieces, in bytes of brotli').toBeLessThanOrEqual(
    31_000,
  );
});

test('the whole index weighs at most 400 kB', () => {
  test.skip(!isLong, 'compresses the whole index: npm run test:all');
  expect(indexSize(script).brotli, 'the whole index, in bytes of brotli').toBeLessThanOrEqual(400_000);
});
