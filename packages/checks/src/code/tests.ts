import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, sourceFolders } from '../../../model/src/files.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { textsBefore } from '../changes/changesSince.ts';
import { isChangedCode, isOfSdk } from '../changes/dependents.ts';
import { parseToolJson, runTool } from './runTool.ts';

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The number of failing tests that are reported. After as many, the tests of a file stop. */
const MOST = 5;

/** Files that unit tests import. */
const CODE = /^(?:src|packages\/[^/]+\/src)\/.*\.(?:tsx?|mjs|json)$/;
/** Files that they read. */
const READ = /^(?:docs\/|static\/|src\/.*\.css$)/;

const without = (...folders: string[]) => folders.flatMap((name) => ['--exclude', `${name}/**`]);

/** Returns the arguments of Vitest that select the tests of a changed file, without those that take longer. */
function testsOf(file: string): string[] {
  if (READ.test(file)) {
    const tests = filesUnder('.', ['tests/unit', ...packageTests()], /\.test\.tsx?$/);
    return tests.filter((test) => fs.readFileSync(test, 'utf8').includes(`'${file}'`));
  }
  if (isOfSdk(file)) return ['--project', 'sdk*'];
  const [, room] = /^packages\/([^/]+)\//.exec(file) ?? [];
  return room === undefined
    ? without('packages', 'tools', 'tests/hosting')
    : without(`packages/!(${room})`, 'tools', 'tests');
}

const packageTests = () =>
  sourceFolders('.')
    .map((folder) => `${path.dirname(folder)}/tests`)
    .filter((folder) => fs.existsSync(folder));

/** Returns a run of tests for each group of changed files: its arguments, and the files. */
export function runsOf(changed: readonly string[]): Map<string, { args: string[]; tested: string[] }> {
  const runs = new Map<string, { args: string[]; tested: string[] }>();
  for (const file of changed) {
    const selection = testsOf(file);
    if (selection.length === 0) continue;
    // An error names no line of a table or of a file that's read, so each has a run of its own.
    const key = /^src\/data\//.test(file) || READ.test(file) ? file : selection.join(' ');
    const tested = [...(runs.get(key)?.tested ?? []), file];
    runs.set(key, { args: READ.test(file) ? selection : ['related', ...tested, ...selection], tested });
  }
  return runs;
}

/** Runs the unit tests of changed files. Reports those that fail at the first changed line. */
export async function testChanges(files: readonly string[]): Promise<Problem[]> {
  const contentBefore = textsBefore('.', 'HEAD');
  const changed = files.filter((file) => {
    if (!CODE.test(file) && !READ.test(file)) return false;
    const [before, after] = [contentBefore(file), fs.readFileSync(file, 'utf8')];
    return /\.tsx?$/.test(file) ? isChangedCode(file, before, after) : before !== after;
  });
  // A table's test may be another one's too.
  const failures = new Map<string, string>();
  for (const { args, tested } of runsOf(changed).values()) {
    const settings = ['--run', '--bail', String(MOST), '--passWithNoTests'];
    for (const [message, file] of failuresIn(await runTests([...args, ...settings]), tested))
      failures.set(message, file);
  }
  return [...failures].slice(0, MOST).map(([message, file]) => {
    const before = contentBefore(file)?.split('\n') ?? [];
    const after = fs.readFileSync(file, 'utf8').split('\n');
    const line = after.findIndex((row, index) => row !== before[index]);
    return { file, line: Math.max(line, 0) + 1, message };
  });
}

/** Runs tests with these arguments of Vitest. */
export async function runTests(args: readonly string[]): Promise<Report> {
  const { stdout } = await runTool('vitest', [...args, '--reporter', 'json'], {
    // What the tests read isn't an input of the checks that run meanwhile.
    env: { ...process.env, NODE_OPTIONS: '', READS_LOG: undefined },
  });
  return parseToolJson<Report>('vitest', '{', stdout);
}

/** Returns the failing tests of a report. One without a name is a file that can't be loaded. */
export const failedTests = ({ testResults }: Report) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('', name);
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, fullName, trace: failureMessages.join('\n') }));
    return message ? [{ file, fullName: '', trace: message }, ...failed] : failed;
  });

/** Returns a message for each failing test, with the tested file that its error comes from, or else the first one. */
export const failuresIn = (report: Report, [first = '', ...more]: readonly string[]) =>
  failedTests(report).map(({ file: test, fullName, trace }): [message: string, file: string] => {
    const [reason] = trace.split('\n');
    if (!fullName) return [`${test} fails: ${reason}`, first];
    const [place = test] = new RegExp(`${test}:\\d+`).exec(trace) ?? [];
    const file = more.find((each) => trace.includes(`/${each}:`)) ?? first;
    return [`the test "${fullName}" of ${place} fails: ${reason}`, file];
  });
