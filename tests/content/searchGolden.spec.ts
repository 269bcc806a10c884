import { expect, test } from '@playwright/test';
import type { Searcher } from '../../packages/search/src/Searcher.ts';
import { searchLimits } from '../../src/config/search.ts';
import { setOf, tuning } from '../../tools/bench/search/golden.ts';
import { kinds } from '../../tools/bench/search/GoldenQuery.ts';
import { indexSize } from '../../tools/bench/search/indexSize.ts';
import { missingAnchors } from '../../tools/bench/search/missingAnchors.ts';
import { answersOf, describeMiss, rankOf, score } from '../../tools/bench/search/score.ts';
import { lostTitles, titledPages } from '../../tools/bench/search/titles.ts';
import { builtSearch } from '../support/builtSearch.ts';
import { sampleOf } from '../support/long.ts';
import { searchWorkerAddress } from '../support/searchWorker.ts';

// One worker loads the index, once for all tests.
test.describe.configure({ mode: 'default' });

let searcher: Searcher;
test.beforeAll(async () => {
  searcher = await builtSearch();
});

const find = async (context: string, query: string) =>
  (await searcher.search(context, query, searchLimits.box)).hits;

test('golden queries find their pages', async () => {
  const answers = await answersOf(searcher, tuning);
  const { overall, byKind } = score(answers);
  const missed = answers.filter((answer) => (rankOf(answer) ?? Infinity) > 3).map(describeMiss);
  const because = (subject: string) =>
    `${subject}. Queries without a right page among three:\n${missed.join('\n')}`;
  expect(overall.mrr, because('MRR@8')).toBeGreaterThanOrEqual(0.9);
  expect(overall.success, because('success@3')).toBeGreaterThanOrEqual(0.95);
  for (const kind of kinds) expect(byKind[kind].mrr, because(`MRR@8 of ${kind}`)).toBeGreaterThanOrEqual(0.8);
  const heldBack = score(answers.filter(({ golden }) => setOf(golden) === 'held back')).overall;
  expect(heldBack.mrr, because('MRR@8 of queries that are held back')).toBeGreaterThanOrEqual(0.85);
});

test("every page's own title finds the page or its twin first, and within a reference the page itself", async () => {
  const pages = titledPages();
  expect(pages.length).toBeGreaterThan(300);
  const lost = await lostTitles(sampleOf(pages, 4), (query, context) => find(context, query));
  expect(lost.join('\n')).toBe('');
});

test('every anchor that a golden query expects is on its page', () => {
  expect(missingAnchors(tuning)).toEqual([]);
});

test('first answers weigh at most 70 kB, and the whole index at most 600 kB', async ({ page }) => {
  const { first, brotli } = indexSize(await searchWorkerAddress(page));
  expect(first, 'worker, manifest and names, in bytes of brotli').toBeLessThanOrEqual(70_000);
  expect(brotli, 'the whole index, in bytes of brotli').toBeLessThanOrEqual(600_000);
});
