import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Problem } from '../../packages/model/src/problem.ts';

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs unit tests, and returns the failed ones, each with its message and the line of its file that failed. */
export async function runUnitTests(tests: readonly string[]): Promise<Problem[]> {
  if (tests.length === 0) return [];
  const output = path.join(os.tmpdir(), `unit-${process.pid}.json`);
  spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--reporter=json', `--outputFile=${output}`, '--coverage.enabled=false', ...tests],
    { stdio: 'ignore' },
  );
  const report = JSON.parse(fs.readFileSync(output, 'utf8')) as Report;
  fs.rmSync(output);
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
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
