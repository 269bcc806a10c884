/**
 * Breaks random lines of the product's code in a copy of the repository, and reports which breaks the compiler or a unit
 * test finds: `npx tsx tools/faults/randomBreaks.ts 60 7` tries 60 breaks with the seed 7. The compiler and the tests of
 * its room try each break alone, and all unit tests try the survivors together. With `--site`, so do the checks, the
 * build and the site's tests. Whatever fails then tries each alone.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { filesUnder, sourceFolders } from '../../packages/model/src/files.ts';
import { RepositoryCopy } from './RepositoryCopy.ts';
import { lineAt } from '../../packages/model/src/problem.ts';

/** A part of a file, and what takes its place. */
interface Break {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** Operators and literals, each with its opposite. */
const OPPOSITES = new Map(
  '&& ||,|| &&,=== !==,!== ===,< >=,> <=,+ -,- +,?? &&,true false,false true'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Returns the replacement of a part of the code that isn't its like, or nothing. */
function brokenText(node: ts.Node): string | undefined {
  const text = node.getText();
  const { parent } = node;
  if ((ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) && node === conditionOf(parent))
    return `!(${text})`;
  if (ts.isReturnStatement(node) && node.expression) return `(${node.expression.getText()});`;
  if (ts.isNumericLiteral(node)) {
    // A comparator's number counts only by its sign.
    const choice = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
    return / \? -1 : 1$/.test(choice.getText()) ? undefined : String(Number(text) + 1);
  }
  const isOperator = ts.isBinaryExpression(parent) && node === parent.operatorToken;
  const isLiteral = node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
  return isOperator || (isLiteral && !ts.isTypeNode(parent)) ? OPPOSITES.get(text) : undefined;
}

const conditionOf = (node: ts.IfStatement | ts.ConditionalExpression) =>
  ts.isIfStatement(node) ? node.expression : node.condition;

function breaksOf(file: string): Break[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const breaks: Break[] = [];
  const read = (node: ts.Node): void => {
    const put = node.parent && brokenText(node);
    if (put !== undefined) breaks.push({ file, start: node.getStart(), end: node.end, put });
    ts.forEachChild(node, read);
  };
  read(source);
  return breaks;
}

/** Returns random numbers from 0 to 1 that depend on the seed alone. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

function chooseBreaks(count: number, seed: number): Break[] {
  const random = randomNumbers(seed);
  const files = filesUnder('.', [...sourceFolders('.'), 'src'], /(?<!\.d)\.tsx?$/).filter(
    (file) => !file.includes('/generated/'),
  );
  const ordered = files.flatMap(breaksOf).map((each) => [random(), each] as const);
  return ordered
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, each]) => each);
}

/** Runs something while these breaks, each in another file, are in the copy. */
function withBreaks<T>(breaks: readonly Break[], run: () => T): T {
  const texts = breaks.map(({ file, start, end, put }) => {
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.slice(0, start) + put + text.slice(end));
    return [file, text] as const;
  });
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

/** A command that tries several breaks at once, and the one that it needs to run first. */
type Finder = readonly [Command, Command?];

/** Commands of `npm test`. The cheapest come first. */
const FINDERS: Readonly<Record<string, Finder>> = {
  'unit tests': [UNIT_TESTS],
  // The other checks see only the form of a break.
  checks: [task('samples', 'brand', 'licenses', 'prose', 'leaks', 'symbols', 'history')],
  build: [task('packages', 'browsers', 'hosting tests')],
  'site tests': [SITE_TESTS, task('build')],
};

/** Whether a command fails in this folder. A broken loop, which may never end, fails after 10 minutes of computing. */
const fails = (args: Command): boolean =>
  spawnSync('sh', ['-c', 'ulimit -t 600; exec "$0" "$@"', process.execPath, ...args], {
    stdio: 'ignore',
    // A server that's already running has another build.
    env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  }).status !== 0;

/** Runs a command, and returns those that may have failed in it: one for each failed test file of its report. */
function failingParts(command: Command): Command[] {
  fs.rmSync(REPORT, { force: true });
  if (!fails(command)) return [];
  if (!fs.existsSync(REPORT)) return [command];
  const { testResults = [], suites = [] } = JSON.parse(fs.readFileSync(REPORT, 'utf8')) as {
    testResults?: { name: string; status: string }[];
    suites?: { file: string }[];
  };
  const files = [
    ...testResults.filter(({ status }) => status === 'failed').map(({ name }) => path.relative('', name)),
    ...suites.filter((suite) => JSON.stringify(suite).includes('"ok":false')).map(({ file }) => `/${file}`),
  ];
  return files.length > 0 ? files.map((file) => [...command, file]) : [command];
}

/** Returns the breaks that a command finds. Only parts that fail with all breaks, and pass without, try each alone. */
function findTogether(breaks: readonly Break[], finder: Finder): readonly Break[] {
  const [command, before] = finder;
  const bundle = breaks.filter(({ file }, index) => breaks.findIndex((each) => each.file === file) === index);
  if (bundle.length === 0) return [];
  const isUnready = () => before !== undefined && fails(before);
  const failing = withBreaks(bundle, () => (isUnready() ? [] : failingParts(command)));
  for (const part of failing) console.log(`With ${bundle.length} breaks, this fails: node ${part.join(' ')}`);
  const telling = failing.length === 0 || isUnready() ? [] : failing.filter((part) => !fails(part));
  const isFound = () => telling.length > 0 && (isUnready() || telling.some(fails));
  const found = bundle.filter((each) => withBreaks([each], isFound));
  const others = breaks.filter((each) => !bundle.includes(each));
  return [...found, ...findTogether(others, finder)];
}

function findAlone(each: Break): string | undefined {
  const room = each.file.startsWith('src/') ? 'tests/unit' : each.file.split('/').slice(0, 2).join('/');
  return withBreaks([each], () =>
    fails(TYPES) ? 'types' : fails([...UNIT_TESTS, '--bail=1', `${room}/`]) ? 'unit tests' : undefined,
  );
}

function main(count: number, seed: number, withSite: boolean): void {
  const copy = new RepositoryCopy(process.cwd());
  // A check lists the tracked files, and the build reads the dates of pages.
  fs.cpSync('.git', path.join(copy.root, '.git'), { recursive: true });
  process.chdir(copy.root);
  const finders: string[] = [];
  const tell = ({ file, start, end, put }: Break, by: string | undefined): void => {
    if (by) finders.push(by);
    const text = fs.readFileSync(file, 'utf8');
    const change = `${text.slice(start, end)} → ${put}`.replaceAll(/\s+/g, ' ').slice(0, 120);
    console.log(`${by ? `found by ${by}` : 'SURVIVED'} ${file}:${lineAt(text, start)}: ${change}`);
  };
  try {
    // A command that fails without a break would find every one. The unit tests read what the check of samples writes.
    const failing = [task('samples'), TYPES, UNIT_TESTS].find(fails);
    if (failing) throw new Error(`Without a break, this fails: node ${failing.join(' ')}`);
    let breaks = chooseBreaks(count, seed).filter((each) => {
      const by = findAlone(each);
      if (by) tell(each, by);
      return !by;
    });
    for (const [name, finder] of Object.entries(FINDERS).slice(0, withSite ? undefined : 1)) {
      const found = findTogether(breaks, finder);
      for (const each of found) tell(each, name);
      breaks = breaks.filter((each) => !found.includes(each));
    }
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
