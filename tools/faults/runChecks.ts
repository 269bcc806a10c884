/**
 * Runs the repository's checks in a copy of it, using the copy's own code, and prints their messages as JSON.
 * Arguments: the changed files, then `--` and the unit tests to run.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { checkDescription } from '../../packages/checks/src/description/checkDescription.ts';
import { lintScripts } from '../../packages/checks/src/code/lint.ts';
import { checkTypes } from '../../packages/checks/src/code/types.ts';
import { checkComments } from '../../packages/checks/src/comments/index.ts';
import { checkOperations } from '../../packages/checks/src/comments/operations.ts';
import { checkFacts } from '../../packages/checks/src/facts/checkFacts.ts';
import { checkHistory } from '../../packages/checks/src/history/index.ts';
import { checkPages } from '../../packages/checks/src/page/checkPages.ts';
import { isCheckedFile } from '../../packages/checks/src/page/checkedFiles.ts';
import { DescriptionError } from '../../packages/model/src/openapi/DescriptionError.ts';
import { openapiFile, readDescription } from '../../packages/model/src/openapi/readDescription.ts';
import { createProgram } from '../../packages/model/src/samples/compile.ts';
import { proseFiles } from '../../packages/checks/src/prose/files.ts';
import type { Problem } from '../../packages/model/src/problem.ts';
import type { CheckName } from './Fault.ts';
import { runUnitTests } from './runUnitTests.ts';

/** A problem, and the check that reports it. */
export type CheckProblem = Problem & { readonly check: CheckName };

const withCheck = (check: CheckName, problems: readonly Problem[]): CheckProblem[] =>
  problems.map((problem) => ({ ...problem, check }));

const args = process.argv.slice(2);
const files = args.slice(0, args.indexOf('--'));
const tests = args.slice(args.indexOf('--') + 1);
const has = (pattern: RegExp) => files.some((file) => pattern.test(file));

/** Checks the figures in all texts, because other files state a changed constant. */
const checkNumbersInTexts = (): Problem[] =>
  proseFiles().flatMap((file) => checkFacts(file, fs.readFileSync(file, 'utf8')));

function checkSdkComments(): Problem[] {
  const program = createProgram(process.cwd(), []);
  return [...checkComments(program, process.cwd()), ...checkSdkOperations(program)];
}

function checkSdkOperations(program: ReturnType<typeof createProgram>): Problem[] {
  try {
    return checkOperations(program, process.cwd(), readDescription());
  } catch (error) {
    // The check of the description reports an unreadable one.
    if (error instanceof DescriptionError) return [];
    throw error;
  }
}

/** Runs the check of the reference in a separate process, because it exits its process. */
function runReferenceCheck(): Promise<Problem[]> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'packages/checks/src/checkReference.ts'],
      (_, __, stderr) => {
        resolve(
          stderr.split('\n').flatMap((outputLine) => {
            const [, file = '', line, message = ''] = /^(\S+?):(\d+): (.*)$/.exec(outputLine) ?? [];
            return line ? [{ file, line: Number(line), message }] : [];
          }),
        );
      },
    );
  });
}

async function main(): Promise<void> {
  const texts = files.filter((file) => isCheckedFile(file) || /\.mdx?$/.test(file));
  const problems: CheckProblem[] = [
    ...(texts.length > 0 ? await checkPages(texts, { wholeSite: true }) : []),
    ...withCheck('types', await checkTypes(files)),
    ...withCheck('comments', has(/^(?:packages\/sdk-\w+|openapi)\//) ? checkSdkComments() : []),
    ...withCheck(
      'prose',
      has(/^(?:packages\/(?:sdk-\w+|mcp)|openapi)\/|package\.json$/) ? checkNumbersInTexts() : [],
    ),
    ...withCheck('lint', await lintScripts(files)),
    ...withCheck('history', has(/^(?:packages\/sdk-\w+|openapi)\//) ? checkHistory('.') : []),
    ...withCheck('reference', has(/^packages\/sdk-/) ? await runReferenceCheck() : []),
    ...withCheck('description', has(/^openapi\//) ? checkDescription([openapiFile]) : []),
    ...withCheck('unit tests', await runUnitTests(tests)),
  ];
  process.stdout.write(`\n${JSON.stringify(problems)}`);
}

void main();
