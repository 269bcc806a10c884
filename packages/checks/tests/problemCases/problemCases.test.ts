import fs from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporaryFolder.ts';
import { GLOBAL_COMPONENTS } from '../../src/structure/imports.ts';
import { problemLine } from '../../../model/src/problem.ts';
import { problemCases } from './problemCases.ts';
import { checkCases } from './checkCases.ts';
import { checks, type ProblemCase } from './ProblemCase.ts';
import { guide } from './validSite.ts';

const { root: folder } = temporaryFolder();

/** A site without a mistake, in which no check may find a problem, not even in the samples. */
const validCase: ProblemCase = {
  name: 'none',
  check: 'samples',
  files: { 'docs/guide.mdx': guide },
  message: '',
};
const cases = [validCase, ...problemCases];
let results: Awaited<ReturnType<typeof checkCases>> = [];
beforeAll(async () => {
  results = await checkCases(cases, folder);
}, 240_000);

it.each(problemCases.map((mistake, index) => [mistake.name, mistake, index + 1] as const))(
  'a mistake is one message, with file, line and what to do: %s',
  (_, { check, message }, index) => {
    // One line that starts with the location and contains no stack trace.
    expect(message).toMatch(/^[\w./ -]+:\d+(?::\d+)?: (?!.*\bat .+:\d+:\d+\)|.*Error:)[^\n]+$/);
    expect(results[index]?.map((problem) => ({ check: problem.check, text: problemLine(problem) }))).toEqual([
      { check, text: message },
    ]);
  },
);

it('a site without a mistake has no message', () => {
  expect(results[0]).toEqual([]);
});

it('there are more than a hundred, for every check', () => {
  expect(problemCases.length).toBeGreaterThan(100);
  expect(new Set(problemCases.map(({ name }) => name)).size).toBe(problemCases.length);
  expect(new Set(problemCases.map(({ check }) => check))).toEqual(new Set(checks));
});

it('pages have the components of src/theme/MDXComponents without an import', () => {
  const theme = fs.readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const names = [...theme.matchAll(/^ {2}([A-Z]\w+)[,:]/gm)].map(([, name]) => name);
  expect(names).toContain('Term');
  expect(GLOBAL_COMPONENTS).toEqual(expect.arrayContaining(names));
});
