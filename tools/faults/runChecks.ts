/**
 * Runs the repository's checks in a copy of it, using the copy's own code, and prints their messages as JSON.
 * Arguments: the changed files, then `--` and the unit tests to run.
 */
import fs from 'node:fs';
import { lintScripts } from '../../packages/checks/src/code/lint.ts';
import { checkTypes } from '../../packages/checks/src/code/types.ts';
import { checkFacts } from '../../packages/checks/src/facts/checkFacts.ts';
import { checkPages } from '../../packages/checks/src/page/checkPages.ts';
import { checkSources } from '../../packages/checks/src/page/checkSources.ts';
import { isCheckedFile } from '../../packages/checks/src/page/checkedFiles.ts';
import { proseFiles } from '../../packages/checks/src/prose/files.ts';
import { failedTests, runTests } from '../../packages/checks/src/code/tests.ts';
import { foundBy, type Problem } from '../../packages/model/src/problem.ts';

const args = process.argv.slice(2);
const files = args.slice(0, args.indexOf('--'));
const tests = args.slice(args.indexOf('--') + 1);
const has = (pattern: RegExp) => files.some((file) => pattern.test(file));

/** Checks the figures in all texts, because other files state a changed constant. */
const checkNumbersInTexts = (): Problem[] =>
  proseFiles().flatMap((file) => checkFacts(file, fs.readFileSync(file, 'utf8')));

/** Runs unit tests, and returns the failed ones, each with its message and the line of its file that failed. */
const testProblems = async (): Promise<Problem[]> =>
  failedTests(await runTests(['run', ...tests])).map(({ file, fullName, trace }) => ({
    file,
    line: Number(new RegExp(`${file}:(\\d+)`).exec(trace)?.[1] ?? 1),
    message: `${fullName}: ${trace}`,
  }));

async function main(): Promise<void> {
  const texts = files.filter((file) => isCheckedFile(file) || /\.mdx?$/.test(file));
  const problems = [
    ...(texts.length > 0 ? await checkPages(texts, { wholeSite: true }) : []),
    ...foundBy('types', await checkTypes(files)),
    ...foundBy(
      'prose',
      has(/^(?:packages\/(?:sdk-\w+|mcp)|openapi)\/|package\.json$/) ? checkNumbersInTexts() : [],
    ),
    ...foundBy('lint', await lintScripts(files)),
    ...(await checkSources(files)),
    ...foundBy('unit tests', tests.length > 0 ? await testProblems() : []),
  ];
  process.stdout.write(`\n${JSON.stringify(problems)}`);
}

void main();
