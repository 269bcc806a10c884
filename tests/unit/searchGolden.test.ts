import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { golden, heldBack, kinds, tuned, type GoldenQuery } from '../bench/search/golden.ts';
import { contextOf, isWithin, pageKey, place, rankOf, score } from '../bench/search/score.ts';

const routes = new Set(fs.readFileSync('tests/content/routes.txt', 'utf8').split('\n').filter(Boolean));

describe('the golden queries', () => {
  test('are at least 150, and at least 15 of each kind', () => {
    expect(golden.length).toBeGreaterThanOrEqual(150);
    for (const kind of kinds) {
      expect(golden.filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(15);
    }
  });

  test('name pages of the site, one to three each', () => {
    const unknown = golden.flatMap(({ query, from, expected }) =>
      [from, ...expected]
        .map((address) => place(address).route)
        .filter((route) => !routes.has(route))
        .map((route) => `${query}: ${route}`),
    );
    expect(unknown).toEqual([]);
    const uncertain = golden.filter(({ expected }) => expected.length < 1 || expected.length > 3);
    expect(uncertain.map(({ query }) => query)).toEqual([]);
  });

  test('expect only what the context that they are asked in holds', () => {
    const outside = golden.flatMap(({ query, from, expected }) =>
      expected
        .filter((address) => !isWithin(place(address).route, contextOf(from)))
        .map((address) => `${query} from ${from}: ${address}`),
    );
    expect(outside).toEqual([]);
  });

  test('are each asked once in a context', () => {
    const asked = golden.map(({ query, from }) => `${query} in ${contextOf(from)}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });

  test('are tuned on, or held back: thirty, three of each kind', () => {
    expect(heldBack).toHaveLength(30);
    for (const kind of kinds) {
      expect(heldBack.filter((each) => each.kind === kind).length, kind).toBe(3);
    }
    expect(new Set([...tuned, ...heldBack])).toEqual(new Set(golden));
    expect(tuned.length + heldBack.length).toBe(golden.length);
  });

  test('are asked in every context', () => {
    expect(new Set(golden.map(({ from }) => contextOf(from)))).toEqual(
      new Set(['', 'api/sdk-base', 'api/sdk-react', 'api']),
    );
  });
});

describe('the score of an answer', () => {
  const asked = (expected: string[], from = '/'): GoldenQuery => ({
    query: 'q',
    kind: 'title',
    from,
    expected,
  });
  const rank = (query: GoldenQuery, ...hits: string[]) => rankOf({ golden: query, hits: hits.map(place) });

  test('counts pages, and a page once', () => {
    expect(rank(asked(['/b']), '/a', '/a#x', '/b#y')).toBe(2);
    expect(rank(asked(['/mcp/']), '/mcp')).toBe(1);
    expect(rank(asked(['/b']), '/a')).toBeUndefined();
  });

  test('asks for the section where one is expected', () => {
    expect(rank(asked(['/a#right']), '/a#wrong', '/a', '/a#right')).toBe(3);
    expect(rank(asked(['/a#right', '/b']), '/a#wrong', '/b#any')).toBe(2);
  });

  test('looks at eight hits', () => {
    const others = Array.from({ length: 8 }, (_, index) => `/other-${index}`);
    expect(rank(asked(['/a']), ...others.slice(1), '/a')).toBe(8);
    expect(rank(asked(['/a']), ...others, '/a')).toBeUndefined();
  });

  test('takes a twin for the same page, but not in the context of one tree', () => {
    const twin = '/api/sdk-react/Class.Client';
    expect(rank(asked(['/api/sdk-base/Class.Client']), twin)).toBe(1);
    expect(rank(asked(['/api/sdk-base/Class.Client'], '/api/introduction'), twin)).toBe(1);
    expect(rank(asked(['/api/sdk-base/Class.Client'], '/api/sdk-base/'), twin)).toBeUndefined();
    expect(pageKey('/api/sdk-base/', '')).not.toBe(pageKey('/api/sdk-react/', ''));
  });

  test('is the mean of one through the rank, and the share of the first three', () => {
    const answers = [
      { golden: asked(['/a']), hits: [place('/a')] },
      { golden: asked(['/a']), hits: ['/b', '/c', '/d', '/a'].map(place) },
      { golden: { ...asked(['/a']), kind: 'task' as const }, hits: [] },
    ];
    const { overall, byKind } = score(answers);
    expect(overall.mrr).toBeCloseTo(1.25 / 3);
    expect(overall.success).toBeCloseTo(1 / 3);
    expect(byKind.title).toEqual({ mrr: 0.625, success: 0.5 });
    expect(byKind.task).toEqual({ mrr: 0, success: 0 });
  });
});
