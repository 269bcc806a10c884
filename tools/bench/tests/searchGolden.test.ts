import { describe, expect, test } from 'vitest';
import { sealed, setOf, tuning } from '../search/golden.ts';
import { kinds, type GoldenQuery } from '../search/GoldenQuery.ts';
import { readQueries } from '../search/readQueries.ts';
import { contextOf, pageKey, parseTarget, rankOf, score } from '../search/score.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

describe('the golden queries', () => {
  test('are at least six sealed questions of each kind from trackers', () => {
    const fromTrackers = sealed.filter((query) => setOf(query) === 'trackers');
    for (const kind of kinds)
      expect(fromTrackers.filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(6);
  });

  test('are each asked once in a context, and in every context', () => {
    const asked = tuning.map(({ query, from }) => `${query} in ${contextOf(from)}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
    expect(new Set(tuning.map(({ from }) => contextOf(from)))).toEqual(
      new Set(['', 'api/sdk-base', 'api/sdk-react', 'api']),
    );
  });

  test('are not sealed ones, which are unique', () => {
    const known = new Set(tuning.map(({ query }) => query.toLowerCase()));
    const asked = sealed.map(({ query }) => query.toLowerCase());
    // Only numbers are printed, because test output is public.
    const isRepeated = (query: string, at: number) => known.has(query) || asked.indexOf(query) !== at;
    expect(asked.flatMap((query, at) => (isRepeated(query, at) ? [`number ${at + 1}`] : []))).toEqual([]);
  });
});

describe('a table of queries', () => {
  const { write } = temporaryFolder();
  const AUTH = '/products/nacre-auth';

  test.each([
    ['an unknown kind', ['words', 'q', '/', AUTH, 'a/b#1'], '"words" is no kind'],
    ['an unknown page', ['task', 'q', '/', `${AUTH} /none#a`, 'a/b#1'], 'lists no page "/none#a"'],
    ['an unknown place', ['task', 'q', '/none', AUTH, 'a/b#1'], 'lists no page "/none"'],
    ['a page outside of the context', ['task', 'q', '/api/sdk-base/', AUTH, 'a/b#1'], `and not ${AUTH}`],
    ['four pages', ['task', 'q', '/', `${AUTH} ${AUTH} ${AUTH} ${AUTH}`, 'a/b#1'], 'more than three pages'],
    ['another source', ['task', 'q', '/', AUTH, 'forum'], '"forum" is no source'],
  ])('refuses %s, by its line', (_, row, message) => {
    const file = write('queries.tsv', `kind\tquery\tfrom\texpected\tsource\n${row.join('\t')}\n`);
    const read = () => readQueries(file);
    expect(read).toThrow(/queries\.tsv:2: /);
    expect(read).toThrow(message);
  });
});

describe('the score of an answer', () => {
  const asked = (expected: string[], from = '/'): GoldenQuery => ({
    query: 'q',
    kind: 'title',
    from,
    expected,
    source: 'pages',
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
    const answer = { golden: asked(['/a#right', '/b']), hits: ['/b', '/a#right'].map(parseTarget) };
    expect([rankOf(answer), rankOf(answer, true)]).toEqual([1, 2]);
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
    expect(byKind.title).toMatchObject({ mrr: 0.625, success: 0.5 });
    expect(byKind.task).toMatchObject({ mrr: 0, success: 0 });
  });
});
