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

/** The number of failing tests that are reported. After as many, an SDK's tests stop. */
const MOST = 5;

/** Runs the unit tests of changed tables and of an SDK's changed code. Reports those that fail at the first changed line. */
export async function testChanges(files: readonly string[]): Promise<Problem[]> {
  const tables = files.filter((name) => name.startsWith('src/data/'));
  const sources = files.filter(isOfSdk);
  if (tables.length + sources.length === 0) return [];
  const { before: contentBefore } = changesSince('.', 'HEAD');
  const code = sources.filter((file) =>
    isChangedCode(file, contentBefore(file), fs.readFileSync(file, 'utf8')),
  );
  // A table's test may be another one's too.
  const failures = new Map<string, string>();
  for (const tested of [code, ...tables.map((table) => [table])]) {
    if (tested.length === 0) continue;
    const tests = tested === code ? ['--project', 'sdk*', '--bail', String(MOST)] : OTHERS;
    const settings = ['--run', ...tests, '--reporter', 'json', '--passWithNoTests'];
    const { stdout } = await runTool('vitest', ['related', ...tested, ...settings], {
      // What the tests read isn't an input of the checks that run meanwhile.
      env: { ...process.env, NODE_OPTIONS: '', READS_LOG: undefined },
    });
    for (const [message, file] of failuresIn(parseToolJson<Report>('vitest', '{', stdout), tested))
      failures.set(message, file);
  }
  return [...failures].slice(0, MOST).map(([message, file]) => {
    const before = contentBefore(file)?.split('\n') ?? [];
    const after = fs.readFileSync(file, 'utf8').split('\n');
    const changed = after.findIndex((row, index) => row !== before[index]);
    return { file, line: Math.max(changed, 0) + 1, message };
  });
}

/** Returns a message for each failing test, with the tested file that its error comes from, or else the first one. */
export const failuresIn = ({ testResults }: Report, [first = '', ...more]: readonly string[]) =>
  testResults.flatMap(({ name, message, assertionResults }): [message: string, file: string][] => {
    const test = path.relative('', name);
    // A test that can't be loaded has a message of its own.
    const unloaded: [string, string][] = message ? [[`${test} fails: ${message.split('\n')[0]}`, first]] : [];
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...unloaded,
      ...failed.map(({ fullName, failureMessages }): [string, string] => {
        const trace = failureMessages.join('\n');
        const [place = test] = new RegExp(`${test}:\\d+`).exec(trace) ?? [];
        const file = more.find((each) => trace.includes(`/${each}:`)) ?? first;
        return [`the test "${fullName}" of ${place} fails: ${trace.split('\n')[0]}`, file];
      }),
    ];
  });
