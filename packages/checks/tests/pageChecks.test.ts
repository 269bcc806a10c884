import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { checkPages } from '../src/page/checkPages.ts';
import { Passes } from '../src/page/Passes.ts';
import { Cache } from '../../model/src/cache/Cache.ts';
import { statesOf } from '../../model/src/cache/inputs.ts';

const fixtures = 'tests/support/fixtures';

/** Texts about the repository, which have no names and samples of the SDKs to check. */
const about = ['README.md', 'CONTRIBUTING.md', 'packages/sdk-base/CHANGELOG.md', 'packages/mcp/CHANGELOG.md'];

/** The tests prose.test.ts, symbols.test.ts and samples.test.ts cover the same problems for the checks of `npm test`. */
describe('problems of pages', async () => {
  const names = ['prose/page.mdx', 'prose/broken.mdx', 'symbols/page.mdx', 'samples/page.mdx'];
  const problems = await checkPages([...names.map((name) => `${fixtures}/${name}`), ...about]);
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

  it('are found in whole addresses', () => {
    const [found] = of('samples/page.mdx', 'links');
    expect(found).toMatch(/: links to \/api\/how-tos#nowhere, and api\/how-tos\.mdx has no such heading/);
  });

  it('are none in texts about the repository, whose names and samples of the SDKs are not checked', () => {
    expect(problems.filter(({ file }) => !file.startsWith(fixtures))).toEqual([]);
  });
});

it('npm run check ends with 1 if a file has a problem, and with 0 if none has', () => {
  const check = (file: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/scripts/check.ts', file], { encoding: 'utf8' });
  const broken = check(`${fixtures}/prose/broken.mdx`);
  expect(broken.stderr).toMatch(
    /^tests\/support\/fixtures\/prose\/broken\.mdx:6:\d+: the page cannot be read/,
  );
  expect(broken.status).toBe(1);
  expect(check('.gitignore')).toMatchObject({ status: 0, stderr: '' });
});

describe('a passed check', () => {
  const { root, write: writeFile } = temporaryFolder();
  const open = () => new Passes(new Cache(root, 'passed', { limit: 9 }));
  const write = (passes: Passes, isKnown = true) =>
    passes.write(() => (isKnown ? statesOf(root, ['content:words.txt']) : undefined));

  it('is known to the next run until an input changes, and not at all if the inputs are not known', () => {
    const passes = open();
    expect(passes.has('a')).toBe(false);
    passes.add([{ file: 'a.mdx', key: 'a' }], []);
    expect(passes.has('a')).toBe(true);
    write(passes);
    const unknown = open();
    unknown.add([{ file: 'b.mdx', key: 'b' }], []);
    write(unknown, false);
    expect(['a', 'b'].map(open().has)).toEqual([true, false]);
    writeFile('words.txt', 'new');
    expect(open().has('a')).toBe(false);
  });
});
