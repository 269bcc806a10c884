import path from 'node:path';
import { expect, it } from 'vitest';
import { failuresIn, runsOf } from '../src/code/tests.ts';

const [first, second] = ['packages/sdk-base/src/a.ts', 'packages/sdk-base/src/b.ts'];
const name = path.resolve('packages/sdk-base/tests/a.test.ts');
const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
const failed = (fullName: string, ...files: string[]) => ({
  fullName,
  status: 'failed',
  failureMessages: [
    ['Error: expected 1 to be 2', ...files.map((file) => `    at ${path.resolve(file)}:7:3`)].join('\n'),
  ],
});

it('each failing test is reported with its place, at the file that its error comes from', () => {
  const assertionResults = [passed, failed('splits', name), failed('joins', second, name)];
  expect(failuresIn({ testResults: [{ name, message: '', assertionResults }] }, [first, second])).toEqual([
    ['the test "splits" of packages/sdk-base/tests/a.test.ts:7 fails: Error: expected 1 to be 2', first],
    ['the test "joins" of packages/sdk-base/tests/a.test.ts:7 fails: Error: expected 1 to be 2', second],
  ]);
});

it("a test file that can't be loaded is reported once, at the first file", () => {
  const message = 'SyntaxError: no export\n    at a';
  expect(failuresIn({ testResults: [{ name, message, assertionResults: [] }] }, [first])).toEqual([
    ['packages/sdk-base/tests/a.test.ts fails: SyntaxError: no export', first],
  ]);
});

it('the tests of a changed file are those of its room, and those that read it', () => {
  const site = ['--exclude', 'packages/**', '--exclude', 'tools/**', '--exclude', 'tests/hosting/**'];
  const files = [first, second, 'src/data/terms.json', 'src/a.ts', 'src/b.tsx', 'packages/mcp/src/c.json'];
  // Written so that no name of theirs is in this file, which would then read them.
  const read = ['nothing', 'code'].map((name) => `src/css/${name}.css`);
  const pages = ['nothing', 'recovery'].map((name) => `docs/technical-guides/${name}.mdx`);
  expect([...runsOf([...files, ...read, ...pages]).values()].map(({ args }) => args)).toEqual([
    ['related', first, second, '--project', 'sdk*'],
    ['related', 'src/data/terms.json', ...site],
    ['related', 'src/a.ts', 'src/b.tsx', ...site],
    [
      'related',
      'packages/mcp/src/c.json',
      ...['packages/!(mcp)', 'tools', 'tests'].flatMap((name) => ['--exclude', `${name}/**`]),
    ],
    ['packages/markdown/tests/codeBlocks.test.ts'],
    ['tests/unit/recoveryGuide.test.ts'],
  ]);
});
