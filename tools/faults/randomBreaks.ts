/**
 * Breaks random lines of the product's code in a copy of the repository, and reports which breaks the compiler or a unit
 * test finds: `npx tsx tools/faults/randomBreaks.ts 60 7` tries 60 breaks with the seed 7. With `--site`, the checks, the
 * build and the site's tests try the survivors.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { splice } from '../../packages/checks/src/texts/splice.ts';
import { RepositoryCopy } from './RepositoryCopy.ts';
import { lineAt } from '../../packages/model/src/problem.ts';
import { chooseBreaks, type Break } from './chooseBreaks.ts';

/** A command that tries several breaks at once. */
interface Trial {
  readonly args: readonly string[];
  /** The test files that it runs, or one empty name for all of them. */
  readonly files: readonly string[];
}

interface Stage {
  readonly name: string;
  readonly trials: readonly Trial[];
  /** The command that the trials need to run first. */
  readonly before?: Trial;
  /** Matches the files that the trials read, if they don't read all. */
  readonly reads?: RegExp;
}

const program = (command: string, ...names: string[]): Trial => ({
  args: [...command.split(' '), ...names],
  files: [''],
});
const task = (...names: string[]): Trial => program('--import tsx tools/scripts/test.ts', ...names);
const REPORT = '.docusaurus/randomBreaks.json';
/** The tests of the built site need a build. */
const UNIT_TESTS = `run --passWithNoTests --project=!built* --experimental.fsModuleCache --reporter=json --outputFile=${REPORT}`;

const STAGES: readonly Stage[] = [
  { name: 'types', trials: [program('node_modules/typescript-7/bin/tsc -p . --noEmit')] },
  { name: 'unit tests', trials: [program(`node_modules/vitest/vitest.mjs ${UNIT_TESTS}`)] },
];

/** What else `npm test` runs. The cheapest come first. */
const SITE_STAGES: readonly Stage[] = [
  // The other checks see only the form of a break.
  {
    name: 'checks',
    trials: ['samples', 'brand', 'licenses', 'prose', 'leaks', 'symbols'].map((name) => task(name)),
  },
  {
    name: 'history',
    trials: [task('history')],
    reads: /^packages\/(?:checks|history|markdown|model|sdk-base|sdk-react)\//,
  },
  { name: 'build', trials: [task('packages', 'browsers', 'hosting tests')] },
  {
    name: 'site tests',
    trials: [program('node_modules/@playwright/test/cli.js test --retries 1 --reporter json')],
    before: task('build'),
  },
];

/** Runs something while these breaks, which don't overlap, are in the copy. */
function withBreaks<T>(breaks: readonly Break[], run: () => T): T {
  const texts = new Map(breaks.map(({ file }) => [file, fs.readFileSync(file, 'utf8')]));
  for (const [file, text] of texts) {
    const parts = breaks.filter((each) => each.file === file);
    fs.writeFileSync(file, splice(text, parts));
  }
  try {
    return run();
  } finally {
    for (const [file, text] of texts) fs.writeFileSync(file, text);
  }
}

interface Report {
  testResults?: { name: string }[];
  suites?: { file: string }[];
}

/** Runs a trial, and returns it if it fails: for the test files that fail, if it reports them. */
function failed(trial: Trial): Trial[] {
  const { args, files } = trial;
  fs.rmSync(REPORT, { force: true });
  // A broken loop, which may never end, fails after 10 minutes of computing.
  const command = [
    '-c',
    'ulimit -t 600; exec "$0" "$@"',
    process.execPath,
    ...args,
    ...files.filter(Boolean),
  ];
  const { status } = spawnSync('sh', command, {
    stdio: 'ignore',
    // A server that's already running has another build.
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  if (status === 0) return [];
  const report = fs.existsSync(REPORT) ? (JSON.parse(fs.readFileSync(REPORT, 'utf8')) as Report) : {};
  const { testResults = [], suites = [] } = report;
  const failing = [
    // Tests of a process that was stopped are pending.
    ...testResults
      .filter((each) => /"status":"(?:failed|pending)"/.test(JSON.stringify(each)))
      .map(({ name }) => path.relative('', name)),
    ...suites.filter((suite) => JSON.stringify(suite).includes('"ok":false')).map(({ file }) => `/${file}`),
  ];
  return [failing.length > 0 ? { args, files: failing } : trial];
}

/** Returns the trials of a stage that fail with these breaks. */
const failedWith = (breaks: readonly Break[], { trials, before }: Stage): readonly Trial[] =>
  withBreaks(breaks, () => (before && failed(before).length > 0 ? trials : trials.flatMap(failed)));

/** Returns those of several breaks that make a stage's trials fail, which fail with all of them: by halving. */
function find(breaks: readonly Break[], stage: Stage): readonly Break[] {
  if (breaks.length === 1) return breaks;
  const half = breaks.length >> 1;
  return [breaks.slice(0, half), breaks.slice(half)].flatMap((part) => {
    const trials = failedWith(part, stage);
    return trials.length > 0 ? find(part, { ...stage, trials }) : [];
  });
}

function tell({ file, start, end, text }: Break, result: string): void {
  const source = fs.readFileSync(file, 'utf8');
  const change = `${source.slice(start, end)} → ${text}`.replaceAll(/\s+/g, ' ').slice(0, 120);
  console.log(`${result} ${file}:${lineAt(source, start)}: ${change}`);
}

/** Tells the breaks that a stage finds, and returns the others. */
function survivorsOf(breaks: readonly Break[], stage: Stage): readonly Break[] {
  const read = breaks.filter(({ file }) => stage.reads?.test(file) ?? true);
  const trials = read.length > 0 ? failedWith(read, stage) : [];
  if (trials.length === 0) return breaks;
  const wrong = failedWith([], { ...stage, trials });
  for (const { args, files } of wrong)
    console.log(`Without a break, this fails too: node ${[...args, ...files].join(' ')}`);
  const right = trials
    .map(({ args, files }) => ({
      args,
      files: files.filter((file) => !wrong.some((each) => each.args === args && each.files.includes(file))),
    }))
    .filter(({ files }) => files.length > 0);
  const found = right.length > 0 ? find(read, { ...stage, trials: right }) : [];
  for (const each of found) tell(each, `found by ${stage.name}`);
  return breaks.filter((each) => !found.includes(each));
}

function main(count: number, seed: number, withSite: boolean): void {
  const copy = new RepositoryCopy(process.cwd());
  // A check lists the tracked files, and the build reads the dates of pages.
  fs.cpSync('.git', path.join(copy.root, '.git'), { recursive: true });
  fs.cpSync('node_modules/.cache', path.join(copy.root, 'node_modules/.cache'), { recursive: true });
  process.chdir(copy.root);
  let breaks: readonly Break[] = chooseBreaks(count, seed);
  try {
    // The unit tests read what the check of samples writes.
    if (failed(task('samples')).length > 0) throw new Error('Without a break, the check of samples fails');
    for (const stage of [...STAGES, ...(withSite ? SITE_STAGES : [])]) breaks = survivorsOf(breaks, stage);
    for (const each of breaks) tell(each, 'SURVIVED');
  } finally {
    copy.remove();
  }
  console.log(`random breaks: ${count - breaks.length} of ${count} found`);
  process.exitCode = breaks.length > count * 0.1 ? 1 : 0;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'boolean' } } });
const [count = 60, seed = 7] = positionals.map(Number);
main(count, seed, values.site ?? false);
