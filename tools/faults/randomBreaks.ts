/**
 * Breaks random lines of the product's code in a copy of the repository, one by one, and reports which breaks the
 * compiler or a unit test finds: `npx tsx tools/faults/randomBreaks.ts 60 7` tries 60 breaks with the seed 7. With
 * `--site`, the checks, the build and the site's tests try those that survive, which takes up to half an hour each.
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
  if (ts.isReturnStatement(node) && node.expression) return `${node.expression.getText()};`;
  if (ts.isNumericLiteral(node)) return String(Number(text) + 1);
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

const task = (...names: string[]) => ['--import', 'tsx', 'tools/scripts/test.ts', ...names];
/** The tests of the built site need a build. */
const TESTS = 'run --bail=1 --passWithNoTests --project=!built* --experimental.fsModuleCache'.split(' ');

/** Commands that fail because of a break, as in `npm test`. The cheapest come first. */
const FINDERS = {
  types: ['node_modules/typescript-7/bin/tsc', '-p', '.', '--noEmit'],
  'unit tests': ['node_modules/vitest/vitest.mjs', ...TESTS],
  // The other checks see only the form of a break.
  checks: task('samples', 'brand', 'licenses', 'prose', 'leaks', 'symbols', 'history'),
  build: task('packages', 'browsers', 'hosting tests'),
  'site tests': ['node_modules/@playwright/test/cli.js', 'test', '-x', '--retries', '1'],
};

/** Whether a command fails in this folder. A broken loop, which may never end, fails after 20 minutes of computing. */
const fails = (args: readonly string[]): boolean =>
  spawnSync('sh', ['-c', 'ulimit -t 1200; exec "$0" "$@"', process.execPath, ...args], {
    stdio: 'ignore',
    // A server that's already running has another build.
    env: { ...process.env, CI: '1' },
  }).status !== 0;

/** Returns what finds a break of a file. Its own room's tests run before all others. */
function findBreak(file: string, finders: readonly [string, string[]][]): string | undefined {
  const room = file.startsWith('src/') ? 'tests/unit/' : file.split('/').slice(0, 2).join('/');
  return finders.find(
    ([name, args]) => (name === 'unit tests' && fails([...args, `${room}/`])) || fails(args),
  )?.[0];
}

function main(count: number, seed: number, withSite: boolean): void {
  const finders = Object.entries(FINDERS).slice(0, withSite ? undefined : 2);
  const copy = new RepositoryCopy(process.cwd());
  // A check lists the tracked files, and the build reads the dates of pages.
  fs.cpSync('.git', path.join(copy.root, '.git'), { recursive: true });
  process.chdir(copy.root);
  const found: string[] = [];
  try {
    // A command that fails without a break would find every one. The unit tests read what the check of samples writes.
    const failing = [task('samples'), ...finders.map(([, args]) => args)].find(fails);
    if (failing) throw new Error(`Without a break, this fails: node ${failing.join(' ')}`);
    for (const [index, { file, start, end, put }] of chooseBreaks(count, seed).entries()) {
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, text.slice(0, start) + put + text.slice(end));
      const by = findBreak(file, finders);
      fs.writeFileSync(file, text);
      if (by) found.push(by);
      const line = lineAt(text, start);
      const change = `${text.slice(start, end)} → ${put}`.replaceAll(/\s+/g, ' ').slice(0, 120);
      console.log(`${index + 1} ${by ? `found by ${by}` : 'SURVIVED'} ${file}:${line}: ${change}`);
    }
  } finally {
    copy.remove();
  }
  for (const name of new Set(found)) console.log(`${name}: ${found.filter((by) => by === name).length}`);
  console.log(`random breaks: ${found.length} of ${count} found`);
  process.exitCode = found.length < count * 0.9 ? 1 : 0;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'boolean' } } });
const [count = 60, seed = 7] = positionals.map(Number);
main(count, seed, values.site ?? false);
