import { expect, test } from '@playwright/test';
import { readTable } from '../../packages/model/src/readTable.ts';
import type { Searcher } from '../../packages/search/src/Searcher.ts';
import { hitAddress, parseTarget } from '../../tools/bench/search/score.ts';
import { searchLimits } from '../../src/config/search.ts';
import { builtSearch } from '../support/builtSearch.ts';

// One worker loads the index, once for all tests.
test.describe.configure({ mode: 'default' });

/** Searches the built index without a browser. */
let searcher: Searcher;

test.beforeAll(async () => {
  searcher = await builtSearch();
});

/** Queries that were named as missed. One of the places must be among the first hits. */
const table = 'tests/content/searchNamed.tsv';

const search = async (query: string) => (await searcher.search('', query, searchLimits.box)).hits;

test('queries that were named as missed find their places', async () => {
  const lost: string[] = [];
  for (const { query, among, places } of readTable(table, ['query', 'among', 'places'])) {
    const targets = places.split(' ');
    const addresses = (await search(query)).slice(0, Number(among)).map(hitAddress);
    const isFound = addresses.some(
      (address) => targets.includes(address) || targets.includes(parseTarget(address).route),
    );
    if (!isFound)
      lost.push(`"${query}": expected ${targets.join(' or ')} among ${among}, got ${addresses.join(', ')}`);
  }
  expect(lost.join('\n')).toBe('');
});

test('no kind dominates the first hits, and duplicates are one hit', async () => {
  for (const query of ['transfer', 'account', 'token', 'network', 'passport', 'webhook']) {
    const hits = await search(query);
    const kinds = hits.map(({ kind }) => (kind.startsWith('sdk-') ? 'sdk' : kind));
    for (const kind of new Set(kinds)) {
      const count = kinds.filter((each) => each === kind).length;
      expect(count, `hits of the kind ${kind} for ${query}`).toBeLessThanOrEqual(3);
    }
    const symbols = hits.map(hitAddress).map((address) => address.replace(/sdk-(?:base|react)/, 'sdk'));
    expect(new Set(symbols).size, `places for ${query}`).toBe(hits.length);
  }
  const transfer = await search('transfer');
  expect(transfer.slice(0, 5).some(({ kind }) => kind === 'guide')).toBe(true);
  expect(transfer[0]?.twin?.u).toBe('/api/sdk-react/TypeAlias.Transfer');
});

test('words of an example don’t find its page', async () => {
  const addresses = (await search('embedded wallet')).map(hitAddress);
  expect(addresses).not.toContain('/backend-openapi#send-otp');
});

test('no terms to mark are small words', async () => {
  const hits = await search('how do i sign a user in');
  expect(hits.flatMap(({ terms }) => terms).filter((term) => term.length < 3)).toEqual([]);
});
