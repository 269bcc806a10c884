/**
 * Breaks random lines of the product's code in a copy of the repository, and reports which breaks the compiler or a unit
 * test finds: `npx tsx tools/faults/randomBreaks.ts 60 7` tries 60 breaks with the seed 7. With `--site`, the checks, the
 * build and the site's tests try the survivors.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RepositoryCopy } from './RepositoryCopy.ts';
import { lineAt } from '../../packages/model/src/problem.ts';
import { chooseBreaks, type Break, type Edit } from './chooseBreaks.ts';

/** Returns the edits that don't overlap an earlier one. */
const apart = <T extends Edit>(edits: readonly T[]): T[] =>
  edits.filter((a, index) =>
    edits.slice(0, index).every((b) => a.file !== b.file || a.start >= b.end || b.start >= a.end),
  );

/** Runs something while these edits, which don't overlap, are in the copy. */
function withEdits<T>(edits: readonly Edit[], run: () => T): T {
  const texts = new Map(edits.map(({ file }) => [file, fs.readFileSync(file, 'utf8')]));
  for (const { file, start, end, put } of edits.toSorted((a, b) => b.start - a.start)) {
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.slice(0, start) + put + text.slice(end));
  }
  try {
    return run();
  } finally {
    for (const [file, text] of texts) fs.writeFileSync(file, text);
  }
}

type Command = readonly string[];

const task = (...names: string[]): Command => ['--import', 'tsx', 'tools/scripts/test.ts', ...names];
const REPORT = '.docusaurus/randomBreaks.json';
const TYPES: Command = ['node_modules/typescript-7/bin/tsc', '-p', '.', '--noEmit'];
/** The tests of the built site need a build. */
const UNIT_TESTS: Command = [
  'node_modules/vitest/vitest.mjs',
  ...'run --passWithNoTests --project=!built* --experimental.fsModuleCache'.split(' '),
  ...['--reporter=json', `--outputFile=${REPORT}`],
];
const SITE_TESTS: Command = 'node_modules/@playwright/test/cli.js test --retries 1 --reporter json'.split(
  ' ',
);
/** The other checks see only the form of a break. */
const CHECKS = ['samples', 'brand', 'licenses', 'prose', 'leaks', 'symbols', 'history'];

/** Commands that try several breaks at once, and the one that they need to run first. */
type Finder = readonly [name: string, commands: readonly Command[], before?: Command];

/** What else `npm test` runs. The cheapest come first. */
const FINDERS: readonly Finder[] = [
  ['checks', CHECKS.map((name) => task(name))],
  ['build', [task('packages', 'browsers', 'hosting tests')]],
  ['site tests', [SITE_TESTS], task('build')],
];

/** Whether a command fails in this folder. A broken loop, which may never end, fails after 10 minutes of computing. */
function fails(args: Command, env: NodeJS.ProcessEnv = {}): boolean {
  fs.rmSync(REPORT, { force: true });
  const { status } = spawnSync('sh', ['-c', 'ulimit -t 600; exec "$0" "$@"', process.execPath, ...args], {
    stdio: 'ignore',
    // A server that's already running has another build.
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, ...env },
  });
  return status !== 0;
}

interface Report {
  testResults?: { name: string; status: string; startTime: number; endTime: number }[];
  suites?: { file: string }[];
}

const readReport = (): Report =>
  fs.existsSync(REPORT) ? (JSON.parse(fs.readFileSync(REPORT, 'utf8')) as Report) : {};

/** Runs a command, and returns those that may have failed in it: one for each failed test file of its report. */
function failingParts(command: Command, env?: NodeJS.ProcessEnv): Command[] {
  if (!fails(command, env)) return [];
  const { testResults = [], suites = [] } = readReport();
  const files = [
    ...testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative('', name)),
    ...suites.filter((suite) => JSON.stringify(suite).includes('"ok":false')).map(({ file }) => `/${file}`),
  ];
  return files.length > 0 ? files.map((file) => [...command, file]) : [command];
}

/** Returns the breaks that the compiler finds. It tries those alone in whose files all breaks together cause errors. */
function findByTypes(breaks: readonly Break[]): Break[] {
  const isFound = (each: Break) => withEdits([each], () => fails(TYPES));
  const errors = withEdits(apart(breaks), () => String(spawnSync(process.execPath, TYPES).stdout));
  const found = breaks.filter((each) => errors.includes(`${each.file}(`) && isFound(each));
  const others = breaks.filter((each) => !found.includes(each));
  // A break may cause errors in other files only.
  return withEdits(apart(others), () => fails(TYPES)) ? [...found, ...others.filter(isFound)] : found;
}

/** Loaded into the unit tests, and the programs that they start. */
const RECORDER = './tools/faults/recordHits.mjs';

/** Runs all unit tests with marks around the breaks' lines. Returns the test files that run each, quickest first. */
function testsOf(breaks: readonly Break[]): string[][] {
  const hits = path.resolve('.docusaurus/randomBreaks.txt');
  fs.writeFileSync(hits, '');
  const insert = (file: string, start: number, put: string): Edit => ({ file, start, end: start, put });
  const marks = breaks.flatMap(({ file, around }, index) => [
    ...(around ? [insert(file, around.getStart(), `(Reflect.get(globalThis, 'hit')?.(${index}), `)] : []),
    ...(around ? [insert(file, around.end, ')')] : []),
  ]);
  const config = 'vitest.config.ts';
  const setupFile = fs.readFileSync(config, 'utf8').indexOf("'./tests/support/restoreProcess.ts'");
  const failing = withEdits([...marks, insert(config, setupFile, `'${RECORDER}', `)], () =>
    failingParts(UNIT_TESTS, { HITS: hits, NODE_OPTIONS: `--import=${path.resolve(RECORDER)}` }),
  );
  const { testResults = [] } = readReport();
  // Some fail because of the marks. A test that fails without them too would find every break.
  const wrong = failing.find((part) => fails(part));
  if (wrong) throw new Error(`Without a break, this fails: node ${wrong.join(' ')}`);
  const hit = new Set(fs.readFileSync(hits, 'utf8').split('\n'));
  const quickest = testResults.toSorted((a, b) => a.endTime - a.startTime - (b.endTime - b.startTime));
  return breaks.map((_, index) =>
    quickest.map(({ name }) => name).filter((name) => hit.has(`${index} ${name}`)),
  );
}

/** A break, and the test files that run its line and haven't tried it. */
interface Trial {
  readonly each: Break;
  readonly tests: readonly string[];
  untried: readonly string[];
}

/** Returns trials that can share a run, because no test file runs two of their lines, with the files for each. */
function chooseRound(trials: readonly Trial[]): Map<Trial, readonly string[]> {
  const round = new Map<Trial, readonly string[]>();
  for (const trial of trials) {
    const others = [...round];
    const isDisturbed = ([{ each }, files]: [Trial, readonly string[]]) =>
      each.file === trial.each.file || files.some((file) => trial.tests.includes(file));
    if (others.some(isDisturbed)) continue;
    const own = trial.untried.filter((file) => others.every(([{ tests }]) => !tests.includes(file)));
    if (own.length > 0) round.set(trial, own.slice(0, 4));
  }
  return round;
}

/** Returns the breaks that the tests of their lines find. */
function findByTests(breaks: readonly Break[]): Break[] {
  const tests = testsOf(breaks);
  let trials = breaks.map((each, index): Trial => {
    const files = tests[index] ?? [];
    return { each, tests: files, untried: files };
  });
  const found: Break[] = [];
  while (true) {
    trials = trials.filter(({ each, untried }) => untried.length > 0 && !found.includes(each));
    const round = chooseRound(trials);
    if (round.size === 0) return found;
    const all = [...round.keys()].map(({ each }) => each);
    withEdits(all, () => fails([...UNIT_TESTS, ...[...round.values()].flat()]));
    const states = new Map(readReport().testResults?.map(({ name, status }) => [name, status]));
    for (const [{ each }, own] of round) {
      // A broken loop may have ended the run early.
      const isUnknown = !own.every((file) => states.has(file));
      const isFound = own.some((file) => states.get(file) === 'failed');
      if (isFound || (isUnknown && withEdits([each], () => fails([...UNIT_TESTS, ...own])))) found.push(each);
    }
    for (const [trial, own] of round) trial.untried = trial.untried.filter((file) => !own.includes(file));
  }
}

/** Returns the breaks that a finder finds. Only parts that fail with all breaks, and pass without, try each alone. */
function findTogether(breaks: readonly Break[], finder: Finder): readonly Break[] {
  const [, commands, before] = finder;
  if (breaks.length === 0) return [];
  const bundle = apart(breaks);
  const isUnready = () => before !== undefined && fails(before);
  const failing = withEdits(bundle, () =>
    isUnready() ? [] : commands.flatMap((command) => failingParts(command)),
  );
  for (const part of failing) console.log(`With ${bundle.length} breaks, this fails: node ${part.join(' ')}`);
  const telling = failing.length === 0 || isUnready() ? [] : failing.filter((part) => !fails(part));
  const isFound = () => isUnready() || telling.some((part) => fails(part));
  const found = telling.length > 0 ? bundle.filter((each) => withEdits([each], isFound)) : [];
  return [
    ...found,
    ...findTogether(
      breaks.filter((each) => !bundle.includes(each)),
      finder,
    ),
  ];
}

const finders: string[] = [];

function tell({ file, start, end, put }: Break, by: string | undefined): void {
  if (by) finders.push(by);
  const text = fs.readFileSync(file, 'utf8');
  const change = `${text.slice(start, end)} → ${put}`.replaceAll(/\s+/g, ' ').slice(0, 120);
  console.log(`${by ? `found by ${by}` : 'SURVIVED'} ${file}:${lineAt(text, start)}: ${change}`);
}

function main(count: number, seed: number, withSite: boolean): void {
  const copy = new RepositoryCopy(process.cwd());
  // A check lists the tracked files, and the build reads the dates of pages.
  fs.cpSync('.git', path.join(copy.root, '.git'), { recursive: true });
  fs.cpSync('node_modules/.cache', path.join(copy.root, 'node_modules/.cache'), { recursive: true });
  process.chdir(copy.root);
  try {
    // The unit tests read what the check of samples writes.
    const failing = [task('samples'), TYPES].find((command) => fails(command));
    if (failing) throw new Error(`Without a break, this fails: node ${failing.join(' ')}`);
    let breaks: readonly Break[] = chooseBreaks(count, seed);
    const keepSurvivors = (name: string, found: readonly Break[]) => {
      for (const each of found) tell(each, name);
      breaks = breaks.filter((each) => !found.includes(each));
    };
    keepSurvivors('types', findByTypes(breaks));
    keepSurvivors('unit tests', findByTests(breaks));
    for (const finder of withSite ? FINDERS : []) keepSurvivors(finder[0], findTogether(breaks, finder));
    for (const each of breaks) tell(each, undefined);
  } finally {
    copy.remove();
  }
  for (const name of new Set(finders)) console.log(`${name}: ${finders.filter((by) => by === name).length}`);
  console.log(`random breaks: ${finders.length} of ${count} found`);
  process.exitCode = finders.length < count * 0.9 ? 1 : 0;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'boolean' } } });
const [count = 60, seed = 7] = positionals.map(Number);
main(count, seed, values.site ?? false);
