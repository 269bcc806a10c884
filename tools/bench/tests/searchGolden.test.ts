import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromPlainWords } from '../search/fromPlainWords/index.ts';
import { fromTrackers } from '../search/fromTrackers.ts';
import { fromVendors } from '../search/fromVendors/index.ts';
import { fromVocabulary } from '../search/fromVocabulary.ts';
import { golden, heldBack, tuned } from '../search/golden.ts';
import { kinds, type GoldenQuery } from '../search/GoldenQuery.ts';
import { sealed } from '../search/sealed.ts';
import { sealedVocabulary } from '../search/sealedVocabulary.ts';
import { contextOf, isWithin, pageKey, parseTarget, rankOf, score } from '../search/score.ts';

const routes = new Set(fs.readFileSync('tests/content/routes.txt', 'utf8').split('\n').filter(Boolean));

const countOf = (queries: readonly GoldenQuery[], kind: string) =>
  queries.filter((each) => each.kind === kind).length;

const isHeard = ({ source = '' }: GoldenQuery) => /^[\w.-]+\/[\w.-]+#\d+$/.test(source);

describe('the golden queries', () => {
  test('were written from the pages, and from issue trackers: at least 80, and six of each kind', () => {
    expect(
      golden.length -
        fromTrackers.length -
        fromVocabulary.length -
        fromVendors.length -
        fromPlainWords.length,
    ).toBeGreaterThanOrEqual(150);
    expect(fromTrackers.length).toBeGreaterThanOrEqual(80);
    for (const kind of kinds) expect(countOf(fromTrackers, kind), kind).toBeGreaterThanOrEqual(6);
    expect(fromTrackers.filter((each) => !isHeard(each)).map(({ query }) => query)).toEqual([]);
  });

  test('name pages of the site, one to three each', () => {
    const unknown = golden.flatMap(({ query, from, expected }) =>
      [from, ...expected]
        .map((address) => parseTarget(address).route)
        .filter((route) => !routes.has(route))
        .map((route) => `${query}: ${route}`),
    );
    expect(unknown).toEqual([]);
    const uncertain = golden.filter(({ expected }) => expected.length < 1 || expected.length > 3);
    expect(uncertain.map(({ query }) => query)).toEqual([]);
  });

  test('expect only pages in the context that they are asked in', () => {
    const outside = golden.flatMap(({ query, from, expected }) =>
      expected
        .filter((address) => !isWithin(parseTarget(address).route, contextOf(from)))
        .map((address) => `${query} from ${from}: ${address}`),
    );
    expect(outside).toEqual([]);
  });

  test('are each asked once in a context', () => {
    const asked = golden.map(({ query, from }) => `${query} in ${contextOf(from)}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });

  test('are tuned on or held back: thirty are held back, three of each kind written from the pages', () => {
    expect(heldBack).toHaveLength(30);
    for (const kind of new Set(heldBack.map((each) => each.kind)))
      expect(countOf(heldBack, kind), kind).toBe(3);
    expect(heldBack.filter((each) => fromTrackers.includes(each))).toEqual([]);
    expect(new Set([...tuned, ...heldBack])).toEqual(new Set(golden));
    expect(tuned.length + heldBack.length).toBe(golden.length);
  });

  test('are asked in every context', () => {
    expect(new Set(golden.map(({ from }) => contextOf(from)))).toEqual(
      new Set(['', 'api/sdk-base', 'api/sdk-react', 'api']),
    );
  });
});

const allSealed = [...sealed, ...sealedVocabulary];

/** Identifies a sealed query without revealing it, because test output is public. */
const nameless = (query: GoldenQuery) => `number ${allSealed.indexOf(query) + 1}, ${query.kind}`;

describe('the sealed queries', () => {
  test('are at least 80, six of each kind, each from a thread of a tracker', () => {
    expect(sealed.length).toBeGreaterThanOrEqual(80);
    for (const kind of kinds) expect(countOf(sealed, kind), kind).toBeGreaterThanOrEqual(6);
    expect(sealed.filter((each) => !isHeard(each)).map(nameless)).toEqual([]);
  });

  test('name pages of the site, one to three each', () => {
    const unsure = allSealed.filter(
      ({ expected }) =>
        expected.length < 1 ||
        expected.length > 3 ||
        expected.some((address) => !routes.has(parseTarget(address).route)),
    );
    expect(unsure.map(nameless)).toEqual([]);
  });

  test('are unique, and none that the ranking is tuned on', () => {
    const known = new Set(golden.map(({ query }) => query.toLowerCase()));
    const asked = allSealed.map(({ query }) => query.toLowerCase());
    const repeated = allSealed.filter((each, index) => {
      const query = each.query.toLowerCase();
      return known.has(query) || asked.indexOf(query) !== index;
    });
    expect(repeated.map(nameless)).toEqual([]);
  });
});

describe('the synonym queries', () => {
  test('are at least 140 to tune by, all for words that these docs do not use', () => {
    expect(fromVocabulary.length).toBeGreaterThanOrEqual(140);
    expect(fromVendors.length).toBeGreaterThanOrEqual(400);
    expect(fromPlainWords.length).toBeGreaterThanOrEqual(250);
    const others = [...fromVocabulary, ...fromVendors, ...fromPlainWords, ...sealedVocabulary].filter(
      ({ kind }) => kind !== 'synonym',
    );
    expect(others).toHaveLength(0);
  });
});

describe('the score of an answer', () => {
  const asked = (expected: string[], from = '/'): GoldenQuery => ({
    query: 'q',
    kind: 'title',
    from,
    expected,
  });
  const rank = (query: GoldenQuery, ...hits: string[]) =>
    rankOf({ golden: query, hits: hits.map(parseTarget) });

  test('counts pages, and a page once', () => {
    expect(rank(asked(['/b']), '/a', '/a#x', '/b#y')).toBe(2);
    expect(rank(asked(['/mcp/']), '/mcp')).toBe(1);
    expect(rank(asked(['/b']), '/a')).toBeUndefined();
  });

  test('requires the section if one is expected', () => {
    expect(rank(asked(['/a#right']), '/a#wrong', '/a', '/a#right')).toBe(3);
    expect(rank(asked(['/a#right', '/b']), '/a#wrong', '/b#any')).toBe(2);
  });

  test('finds the page in any place that a row links to, and counts the row once', () => {
    const rows = ['/a', '/c'].map((route) => ({
      ...parseTarget(route),
      also: [parseTarget(`${route}#right`)],
    }));
    expect(rankOf({ golden: asked(['/c#right']), hits: rows })).toBe(2);
    expect(rankOf({ golden: asked(['/c#wrong']), hits: rows })).toBeUndefined();
  });

  test('considers eight hits', () => {
    const others = Array.from({ length: 8 }, (_, index) => `/other-${index}`);
    expect(rank(asked(['/a']), ...others.slice(1), '/a')).toBe(8);
    expect(rank(asked(['/a']), ...others, '/a')).toBeUndefined();
  });

  test('treats a twin as the same page, but not in the context of one SDK', () => {
    const twin = '/api/sdk-react/Class.Client';
    expect(rank(asked(['/api/sdk-base/Class.Client']), twin)).toBe(1);
    expect(rank(asked(['/api/sdk-base/Class.Client'], '/api/introduction'), twin)).toBe(1);
    expect(rank(asked(['/api/sdk-base/Class.Client'], '/api/sdk-base/'), twin)).toBeUndefined();
    expect(pageKey('/api/sdk-base/', '')).not.toBe(pageKey('/api/sdk-react/', ''));
  });

  test('is the mean reciprocal rank, and the share found among the first three', () => {
    const answers = [
      { golden: asked(['/a']), hits: [parseTarget('/a')] },
      { golden: asked(['/a']), hits: ['/b', '/c', '/d', '/a'].map(parseTarget) },
      { golden: { ...asked(['/a']), kind: 'task' as const }, hits: [] },
    ];
    const { overall, byKind } = score(answers);
    expect(overall.mrr).toBeCloseTo(1.25 / 3);
    expect(overall.success).toBeCloseTo(1 / 3);
    expect(byKind.title).toEqual({ mrr: 0.625, success: 0.5 });
    expect(byKind.task).toEqual({ mrr: 0, success: 0 });
  });
});
