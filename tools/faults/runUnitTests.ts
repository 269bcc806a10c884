import path from 'node:path';
import { runTests } from '../../packages/checks/src/code/tests.ts';
import type { Problem } from '../../packages/model/src/problem.ts';

/** Runs unit tests, and returns the failed ones, each with its message and the line of its file that failed. */
export async function runUnitTests(tests: readonly string[]): Promise<Problem[]> {
  if (tests.length === 0) return [];
  const { testResults } = await runTests(['run', ...tests]);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ file, line: 1, message }];
    return failed.flatMap(({ fullName, failureMessages }) =>
      failureMessages.map((failure) => ({
        file,
        line: lineIn(failure, file),
        message: `${fullName}: ${failure}`,
      })),
    );
  });
}

/** Returns the first line of a test's file in a stack trace. */
const lineIn = (stack: string, file: string): number => {
  const offset = stack.indexOf(`${file}:`);
  return offset < 0 ? 1 : Number.parseInt(stack.slice(offset + file.length + 1), 10);
};
