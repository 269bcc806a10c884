import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPages } from '../src/page/checkPages.ts';
import { PassedCache } from '../src/page/PassedCache.ts';

const fixtures = 'tests/support/fixtures';

/** The tests prose.test.ts, symbols.test.ts and samples.test.ts cover the same problems for the checks of `npm test`. */
describe('problems of fixture pages', async () => {
  const names = ['prose/page.mdx', 'prose/broken.mdx', 'symbols/page.mdx', 'samples/page.mdx'];
  const problems = await checkPages(names.map((name) => `${fixtures}/${name}`));
  const of = (name: string, check: string) =>
    problems
      .filter((problem) => problem.file === `${fixtures}/${name}` && problem.check === check)
      .map(({ line, message }) => `${line}: ${message}`);
  const linesOf = (name: string, check: string) => of(name, check).map((text) => Number.parseInt(text, 10));

  it('are found in their prose', () => {
    expect(linesOf('prose/page.mdx', 'prose')).toEqual(
      expect.arrayContaining([2, 7, 9, 11, 12, 18, 20, 22, 24, 28]),
    );
    expect(of('prose/page.mdx', 'prose').join('\n')).toContain('"recieve" is not in the dictionary');
  });

  it('are reported once for a page that cannot be read', () => {
    expect(problems.filter(({ file }) => file.endsWith('broken.mdx'))).toEqual([
      expect.objectContaining({ check: 'syntax' }),
    ]);
  });

  it('are found in names formatted as code', () => {
    expect(linesOf('symbols/page.mdx', 'symbols')).toEqual(
      Array.from({ length: 15 }, (_, index) => 16 + index),
    );
  });

  it('are found in their samples', () => {
    expect(of('samples/page.mdx', 'samples')).toEqual([
      expect.stringMatching(/^9: does not compile: /),
      expect.stringMatching(/^13: prints something else than the page shows/),
      expect.stringMatching(/^23: .*no such operation/),
    ]);
  });
});

describe('a passed check', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const open = () => new PassedCache(path.join(folder, 'cache/passed.txt'));

  it('is known to the next run, and to a concurrent one', () => {
    const [cache, otherCache] = [open(), open()];
    const [key, second] = [cache.key('prose', 'inputs', 'a'), cache.key('prose', 'inputs', 'b')];
    expect(cache.has(key) || otherCache.has(second)).toBe(false);
    cache.add(key);
    otherCache.add(second);
    cache.write();
    otherCache.write();
    expect([open().has(key), open().has(second)]).toEqual([true, true]);
  });

  it('does not count for another text, check or environment', () => {
    const { key } = open();
    const keys = [
      key('prose', 'w', 'a'),
      key('prose', 'w', 'b'),
      key('symbols', 'w', 'a'),
      key('prose', 'v', 'a'),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
