import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { changedInputs, inputsOf, statesOf } from '../src/cache/inputs.ts';
import { readTable } from '../src/readTable.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const recorder = new URL('../src/cache/recordReads.mjs', import.meta.url).href;
const { root, write } = folderOfEachTest();

beforeEach(() => {
  for (const name of ['package-lock.json', 'a.txt', 'folder/b.txt', 'folder/inner/c.txt']) write(name, name);
});

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

/** Statements that each read something of their own, and the file whose change they would notice. */
const READS = readTable('packages/model/tests/recordReads.tsv', ['statement', 'file']);

it('what a program reads in any way is among its inputs', () => {
  for (const name of ['deep/inner/c.txt', 'copied/c.txt', 'module.mjs']) write(name, '');
  for (let index = 0; index < 9; index += 1) write(`${index}.txt`, '');
  write('child.mjs', "import fs from 'node:fs'; fs.readFileSync(process.argv[2]);");
  const imports = [
    ...["import fs, { promises } from 'node:fs';", "import { execFileSync } from 'node:child_process';"],
    "import { Worker } from 'node:worker_threads';",
  ];
  const states = statesOf(root, run([...imports, ...READS.map(({ statement }) => statement)].join('\n')));
  expect(changedInputs(root, states)).toEqual([]);
  for (const { statement, file } of READS) {
    const before = changedInputs(root, states).length;
    if (statement.includes('statSync')) fs.rmSync(path.join(root, file));
    else write(file, 'changed');
    expect(changedInputs(root, states).length, statement).toBeGreaterThan(before);
  }
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
