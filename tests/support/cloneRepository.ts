import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryFiles } from '../../packages/checks/src/brandSync/fileEdits.ts';
import manifest from '../../package.json';

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** A clone of the repository with its history, its current files, and its own copy of the packages without a cache. */
export class Clone {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  readonly root: string;

  constructor(name: string) {
    this.root = path.join(this.#folder, name);
    if (!run('git', ['clone', '--quiet', '.', this.root])) throw new Error('the repository cannot be cloned');
    const files = new Set(repositoryFiles('.'));
    for (const file of repositoryFiles(this.root))
      if (!files.has(file)) fs.rmSync(path.join(this.root, file));
    for (const file of files) {
      const to = path.join(this.root, file);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      fs.copyFileSync(file, to);
    }
    // A workspace has its own packages where their versions differ.
    for (const folder of ['.', ...manifest.workspaces]) this.#copyModules(path.join(folder, 'node_modules'));
    fs.rmSync(path.join(this.root, 'node_modules/.cache'), { recursive: true, force: true });
  }

  #copyModules(modules: string): void {
    if (!fs.existsSync(modules)) return;
    // Uses hard links where possible.
    const isCopied = ['-al', '-a'].some((how) => run('cp', [how, modules, path.join(this.root, modules)]));
    if (!isCopied) throw new Error(`${modules} cannot be copied`);
  }

  remove(): void {
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
