import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { changesSince } from '../changes/changesSince.ts';
import { isChangedCode, isOfSdk } from '../changes/dependents.ts';
import { parseToolJson, runTool } from './runTool.ts';

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Unit tests of other rooms, which take longer. */
const OTHERS = ['packages/**', 'tools/**', 'tests/hosting/**'].flatMap((name) => ['--exclude', name]);

/** Runs the unit tests of changed tables and of an SDK's changed code. Reports those that fail at the first changed line. */
export async function testChanges(files: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const tables = files.filter((name) => name.startsWith('src/data/'));
  const sources = files.filter(isOfSdk);
  if (tables.length + sources.length === 0) return [];
  const { before: contentBefore } = changesSince('.', 'HEAD');
  const code = sources.filter((file) =>
    isChangedCode(file, contentBefore(file), fs.readFileSync(file, 'utf8')),
  );
  for (const [file, ...more] of [...tables.map((table) => [table]), code]) {
    if (file === undefined) continue;
    const tests = isOfSdk(file) ? ['--project', 'sdk*', '--bail', '1'] : OTHERS;
    const settings = ['--run', ...tests, '--reporter', 'json', '--passWithNoTests'];
    const { stdout } = await runTool('vitest', ['related', file, ...more, ...settings], {
      // What the tests read isn't an input of the checks that run meanwhile.
      env: { ...process.env, NODE_OPTIONS: '', READS_LOG: undefined },
    });
    const before = contentBefore(file)?.split('\n') ?? [];
    const after = fs.readFileSync(file, 'utf8').split('\n');
    const changed = after.findIndex((row, index) => row !== before[index]);
    const line = Math.max(changed, 0) + 1;
    for (const { name, message, assertionResults } of parseToolJson<Report>('vitest', '{', stdout)
      .testResults) {
      const test = path.relative('', name);
      // A test that can't be loaded has a message of its own.
      if (message) problems.push({ file, line, message: `${test} fails: ${message.split('\n')[0]}` });
      for (const { fullName, status, failureMessages } of assertionResults)
        if (status === 'failed') {
          const [reason = ''] = failureMessages.join('\n').split('\n');
          problems.push({ file, line, message: `the test "${fullName}" of ${test} fails: ${reason}` });
        }
    }
  }
  return problems;
}
