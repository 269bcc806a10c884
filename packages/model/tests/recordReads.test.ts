import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { changedInputs, inputsOf, statesOf } from '../src/cache/inputs.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const recorder = new URL('../src/cache/recordReads.mjs', import.meta.url).href;
const { root, write } = folderOfEachTest();

beforeEach(() => {
  for (const name of ['package-lock.json', 'a.txt', 'folder/b.txt', 'folder/inner/c.txt']) write(name, name);
});

/** Runs a program, and returns its inputs. */
function run(program: string): string[] {
  write('program.mjs', program);
  const log = path.join(root, 'node_modules/reads.txt');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  execFileSync(process.execPath, ['program.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: `--import ${recorder}`, READS_LOG: log, READS_ROOT: '' },
  });
  return inputsOf(root, fs.readFileSync(log, 'utf8').split('\n').filter(Boolean));
}

const READS: readonly (readonly [reader: string, change: string, text: string | undefined])[] = [
  ["import { readFileSync } from 'node:fs'; readFileSync('a.txt');", 'a.txt', 'other'],
  ["import fs from 'node:fs'; fs.readFile('a.txt', () => undefined);", 'a.txt', 'other'],
  ["import { readFile } from 'node:fs/promises'; await readFile('a.txt');", 'a.txt', 'other'],
  ["import { open } from 'node:fs/promises'; await (await open('a.txt')).close();", 'a.txt', 'other'],
  ["import fs from 'node:fs'; fs.createReadStream('a.txt').resume();", 'a.txt', 'other'],
  ["import fs from 'node:fs'; fs.readFileSync(new URL('a.txt', import.meta.url));", 'a.txt', 'other'],
  ["import fs from 'node:fs'; fs.readdirSync('folder');", 'folder/new.txt', ''],
  ["import fs from 'node:fs'; fs.readdirSync('folder', { recursive: true });", 'folder/inner/new.txt', ''],
  [
    "import fs from 'node:fs'; fs.cpSync('folder', 'node_modules/copy', { recursive: true });",
    'folder/inner/c.txt',
    'other',
  ],
  ["import fs from 'node:fs'; fs.existsSync('missing.txt');", 'missing.txt', ''],
  ["import fs from 'node:fs'; fs.statSync('a.txt');", 'a.txt', undefined],
  ["import { a } from './module.mjs'; console.log(a);", 'module.mjs', 'export const a = 2;'],
  [
    "import { execFileSync } from 'node:child_process'; execFileSync(process.execPath, ['child.mjs']);",
    'folder/b.txt',
    'other',
  ],
  [
    "import { Worker } from 'node:worker_threads'; new Worker(new URL('child.mjs', import.meta.url));",
    'folder/b.txt',
    'other',
  ],
];

it.each(READS)('a program with the line %s has %s among its inputs', (program, file, text) => {
  write('module.mjs', 'export const a = 1;');
  write('child.mjs', "import fs from 'node:fs'; fs.readFileSync('folder/b.txt');");
  const states = statesOf(root, run(program));
  expect(changedInputs(root, states)).toEqual([]);
  if (text === undefined) fs.rmSync(path.join(root, file));
  else write(file, text);
  expect(changedInputs(root, states)).not.toEqual([]);
});

it('a file that the program wrote, a package and a result of a build are no inputs', () => {
  const inputs = run(`
    import fs from 'node:fs';
    fs.writeFileSync('own.txt', ''); fs.readFileSync('own.txt');
    for (const file of ['node_modules/reads.txt', 'build/index.html', '../other.txt']) fs.existsSync(file);
  `);
  expect(inputs).toEqual(['content:package-lock.json', 'content:program.mjs']);
});

it('the packages, the program and what it listed and looked for are inputs', () => {
  const inputs = run("import fs from 'node:fs'; fs.readdirSync('folder'); fs.existsSync('b.txt');");
  expect(inputs).toEqual(['content:package-lock.json', 'content:program.mjs', 'kind:b.txt', 'names:folder']);
});
