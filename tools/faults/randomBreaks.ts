/**
 * Breaks random lines of the product's code in a copy of the repository, one by one, and reports which breaks the
 * compiler or a related unit test finds: `npx tsx tools/faults/randomBreaks.ts 60 7` tries 60 breaks with the seed 7.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesUnder, sourceFolders } from '../../packages/model/src/files.ts';
import { RepositoryCopy } from './RepositoryCopy.ts';

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

const TYPES = ['node_modules/typescript-7/bin/tsc', '-p', '.', '--noEmit'];
/** The tests of the built site need a build. */
const TESTS = ['node_modules/vitest/vitest.mjs', '--bail=1', '--project=!built*', '--reporter=json'];

/** Returns what finds the break in a copy: the compiler, or a test that passes without it. */
function findBreak({ root }: RepositoryCopy, file: string): string | undefined {
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 400_000, maxBuffer: 1e9 });
  if (run(TYPES).status !== 0) return 'types';
  const { status, stdout } = run([...TESTS, 'related', file, '--run']);
  fs.copyFileSync(file, path.join(root, file));
  // A broken loop may never end.
  if (status === null) return 'the time limit';
  const report = /\{"num[^]*\}/.exec(stdout)?.[0] ?? '{"testResults":[]}';
  const { testResults } = JSON.parse(report) as { testResults: { name: string; status: string }[] };
  const failed = testResults.filter((test) => test.status === 'failed').map(({ name }) => name);
  return failed.find((test) => run([...TESTS, 'run', test]).status === 0);
}

function main(count: number, seed: number): void {
  const copy = new RepositoryCopy(process.cwd());
  const breaks = chooseBreaks(count, seed);
  let found = 0;
  try {
    for (const [index, { file, start, end, put }] of breaks.entries()) {
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(path.join(copy.root, file), text.slice(0, start) + put + text.slice(end));
      const by = findBreak(copy, file);
      fs.copyFileSync(file, path.join(copy.root, file));
      if (by) found += 1;
      const line = text.slice(0, start).split('\n').length;
      const change = `${text.slice(start, end)} → ${put}`.replaceAll(/\s+/g, ' ').slice(0, 120);
      console.log(`${index + 1} ${by ? `found by ${by}` : 'SURVIVED'} ${file}:${line}: ${change}`);
    }
  } finally {
    copy.remove();
  }
  console.log(`random breaks: ${found} of ${breaks.length} found`);
  process.exitCode = found < breaks.length * 0.9 ? 1 : 0;
}

const [count = 60, seed = 7] = process.argv.slice(2).map(Number);
main(count, seed);
