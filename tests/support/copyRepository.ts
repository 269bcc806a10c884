import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { site } from '../../src/config/site.ts';
import { repositoryFiles, textFiles } from '../../packages/checks/src/brandSync/fileEdits.ts';
import { linkPackages, packageFolders } from './linkPackages.ts';
import { workspacesIn } from './workspaces.ts';

/** A copy of the repository's own files in a temporary folder, whose files can be changed and commands run. */
export class Copy {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'));

  constructor() {
    for (const file of repositoryFiles('.')) fs.cpSync(file, path.join(this.root, file));
    spawnSync('git', ['init', '--quiet'], { cwd: this.root });
    for (const folder of packageFolders('.')) {
      const modules = path.join(folder, 'node_modules');
      fs.symlinkSync(path.resolve(modules), path.join(this.root, modules));
    }
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Replaces the first occurrence of a text in a file, and throws if there is none. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
    fs.writeFileSync(path.join(this.root, file), text.replace(from, to));
  }

  /** Imports a module of the copy into this process. */
  load<Module>(file: string): Promise<Module> {
    return import(/* @vite-ignore */ path.join(this.root, file)) as Promise<Module>;
  }

  /** Runs a file of the copy, and returns its output and exit code. */
  run(file: string, ...args: string[]): { code: number | null; out: string } {
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, file, ...args], {
      cwd: this.root,
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: '', NODE_OPTIONS: '' },
    });
    return { code: status, out: stdout + stderr };
  }

  /** Replaces the linked packages with a copy, as `npm install` would after the workspaces were renamed. */
  install(): void {
    const modules = path.join(this.root, 'node_modules');
    fs.rmSync(modules);
    linkPackages(path.resolve('.'), this.root);
    fs.rmSync(path.join(modules, '.cache'), { recursive: true, force: true });
    fs.rmSync(path.join(modules, site.scope), { recursive: true });
    for (const folder of workspacesIn(this.root)) {
      const { name } = JSON.parse(this.read(`${folder}/package.json`)) as { name: string };
      fs.mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
      fs.symlinkSync(path.join(this.root, folder), path.join(modules, name));
    }
  }

  /** Returns every match of a pattern in texts and file paths, as `file:line: text`. */
  find(pattern: RegExp, isIncluded: (file: string, line: string) => boolean = () => true): string[] {
    return textFiles(this.root).flatMap((file) =>
      [file, ...this.read(file).split('\n')].flatMap((line, index) =>
        pattern.test(line) && isIncluded(file, line) ? [`${file}:${index}: ${line.slice(0, 200)}`] : [],
      ),
    );
  }

  remove(): void {
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}
