import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { repositoryFiles } from '../../packages/checks/src/brandSync/fileEdits.ts';
import { linkAllPackages } from '../support/linkPackages.ts';
import { generateTasks } from '../../tools/scripts/tasks/generateTasks.ts';
import { preparedFolder } from '../../packages/model/src/preparedFolder.ts';
import { buildDirectory } from '../support/build.ts';
import { isLong } from '../support/long.ts';

// The linter checks which APIs the sources may not use: .config/sameBytes.mjs.
test.skip(!isLong, 'in test:all: a second clone is generated and built, which takes minutes');

/** Clones the repository with its history, its current files, and its own copy of the packages without a cache. */
function clone(root: string): void {
  execFileSync('git', ['clone', '--quiet', '.', root]);
  const files = new Set(repositoryFiles('.'));
  for (const file of repositoryFiles(root)) if (!files.has(file)) fs.rmSync(path.join(root, file));
  for (const file of files) fs.cpSync(file, path.join(root, file));
  linkAllPackages(path.resolve('.'), root);
  fs.rmSync(path.join(root, 'node_modules/.cache'), { recursive: true, force: true });
}

/** The environment of another machine: its clock, language and disk. In Turkish, the lowercase of I is ı. */
const elsewhere = {
  TZ: 'Pacific/Apia',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--import ${path.resolve('tests/support/reversedFolders.mjs')}`,
};

/** Expects two folders, or files, to be the same byte for byte. */
function expectSame(left: string, right: string): void {
  const { status, stdout } = spawnSync('diff', ['--recursive', '--brief', left, right], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
}

test('a second clone, elsewhere, is the same site byte for byte', () => {
  test.setTimeout(20 * 60_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  const root = path.join(folder, 'a-folder-with-a-name-that-is-longer');
  try {
    clone(root);
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, FORCE_COLOR: undefined, ...elsewhere },
    });
    expect(status, stdout + stderr).toBe(0);
    const generated = generateTasks
      .flatMap(({ outputs = [] }) => outputs)
      .filter((name) => name !== preparedFolder);
    for (const name of [...generated, 'src/brand/generated', 'packages/mcp/site'])
      expectSame(name, path.join(root, name));
    expectSame(buildDirectory, path.join(root, 'build'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
