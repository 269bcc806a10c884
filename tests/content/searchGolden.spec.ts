import { expect, test } from '@playwright/test';
import { TextNode } from 'node-html-parser';
import { allOperations } from '../../packages/model/src/openapi/operations.ts';
import { readDescription } from '../../packages/model/src/openapi/readDescription.ts';
import { readTable } from '../../packages/model/src/readTable.ts';
import type { Searcher } from '../../packages/search/src/Searcher.ts';
import { searchLimits } from '../../src/config/search.ts';
import { setOf, tuning } from '../../tools/bench/search/golden.ts';
import { kinds } from '../../tools/bench/search/GoldenQuery.ts';
import { missingAnchors } from '../../tools/bench/search/missingAnchors.ts';
import {
  answersOf,
  contextOf,
  describeMiss,
  hitAddress,
  pageKey,
  parseTarget,
  rankOf,
  score,
} from '../../tools/bench/search/score.ts';
import { builtSearch } from '../support/builtSearch.ts';
import { sampleOf } from '../support/long.ts';
import { readPage, sitemapRoutes } from '../support/build.ts';

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
  const lost = await lostTitles(sampleOf(pages, 12));
  expect(lost.join('\n')).toBe('');
});

test('every anchor that a golden query expects is on its page', () => {
  expect(missingAnchors(tuning)).toEqual([]);
});

test('the summary, the path or the id of an operation finds it among the first three', async () => {
  const lost: string[] = [];
  const operations = allOperations(readDescription()).filter(({ isWebhook }) => !isWebhook);
  for (const { anchor, method, path, node } of sampleOf(operations, 8)) {
    const { summary = '', operationId = '' } = node;
    for (const query of [summary, operationId, `${method.toUpperCase()} ${path}`]) {
      const addresses = (await find('', query)).map(hitAddress);
      // A name that is also a method of an SDK finds the SDK first.
      const candidates = addresses.filter(
        (address) => address.startsWith('/backend-openapi') || !address.endsWith(`#${query.toLowerCase()}`),
      );
      if (!candidates.slice(0, 3).includes(`/backend-openapi#${anchor}`))
        lost.push(`${query}: ${addresses.join(' ')}`);
    }
  }
  expect(lost.join('\n')).toBe('');
});

test('queries that were named as missed find their places', async () => {
  const lost: string[] = [];
  const table = readTable('tests/content/searchNamed.tsv', ['query', 'among', 'places']);
  for (const { query, among, places } of table) {
    const targets = places.split(' ');
    const addresses = (await find('', query)).slice(0, Number(among)).map(hitAddress);
    const isFound = addresses.some(
      (address) => targets.includes(address) || targets.includes(parseTarget(address).route),
    );
    if (!isFound)
      lost.push(`"${query}": expected ${targets.join(' or ')} among ${among}, got ${addresses.join(', ')}`);
  }
  expect(lost.join('\n')).toBe('');
});

test('no kind dominates the first hits, which are short and different, and examples and small words don’t count', async () => {
  for (const query of ['transfer', 'account', 'token', 'network', 'passport', 'webhook']) {
    const hits = await find('', query);
    const kinds = hits.map(({ kind }) => (kind.startsWith('sdk-') ? 'sdk' : kind));
    for (const kind of new Set(kinds)) {
      const count = kinds.filter((each) => each === kind).length;
      expect(count, `hits of the kind ${kind} for ${query}`).toBeLessThanOrEqual(3);
    }
    const symbols = hits.map(hitAddress).map((address) => address.replace(/sdk-(?:base|react)/, 'sdk'));
    expect(new Set(symbols).size, `places for ${query}`).toBe(hits.length);
    const excerpts = hits.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''));
    // An ellipsis isn't a part of the text.
    const lengths = excerpts.map((text) => text.replaceAll('…', '').length);
    expect(Math.max(...lengths), `the excerpts for ${query}`).toBeLessThanOrEqual(50);
    expect(Math.max(...lengths), `the excerpts for ${query}`).toBeGreaterThan(35);
  }
  const transfer = await find('', 'transfer');
  expect(transfer.slice(0, 5).some(({ kind }) => kind === 'guide')).toBe(true);
  expect(transfer[0]?.twin?.u).toBe('/api/sdk-react/TypeAlias.Transfer');
  expect((await find('', 'embedded wallet')).map(hitAddress)).not.toContain('/backend-openapi#send-otp');
  const hits = await find('', 'how do i sign a user in');
  expect(hits.flatMap(({ terms }) => terms).filter((term) => term.length < 3)).toEqual([]);
});

interface TitledPage {
  route: string;
  titles: string[];
}

/** Returns the searchable pages, with their titles in the browser tab and at the top of the page. */
function titledPages(): TitledPage[] {
  const text = (html = '') => new TextNode(html.replaceAll(/<[^>]*>|\u200B/g, '')).text.trim();
  return sitemapRoutes()
    .map((route) => ({ route, html: readPage(route) }))
    .filter(({ html }) => html.includes('<article'))
    .map(({ route, html }) => {
      const inTab = text(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1]).replace(/ \| [^|]*$/, '');
      const onTop = text(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]);
      return { route, titles: [...new Set([inTab, onTop])] };
    });
}

/** Returns the titles whose first hit isn't their page or its twin, in a search of the whole site or in its context. */
async function lostTitles(pages: readonly TitledPage[]): Promise<string[]> {
  const searches = pages.flatMap(({ route, titles }) =>
    titles.flatMap((title) =>
      [...new Set(['', contextOf(route)])].map((context) => ({ route, title, context })),
    ),
  );
  const lost = await Promise.all(
    searches.map(async ({ route, title, context }) => {
      const [first] = await find(context, title);
      const actual = first?.document.u ?? 'nothing';
      if (pageKey(actual, context) === pageKey(route, context)) return [];
      return [`"${title}"${context && ` in ${context}`}: expected ${route}, got ${actual}`];
    }),
  );
  return lost.flat();
}
