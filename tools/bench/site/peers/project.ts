import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { linkPackages } from '../../../../tests/support/linkPackages.ts';
import { writeFile } from '../../../../packages/model/src/files.ts';

export const peersFolder = path.resolve('tools/bench/peers');

/** Installs the peers' packages, if they are not installed yet. */
export function installPeers(): void {
  if (fs.existsSync(path.join(peersFolder, 'node_modules/.package-lock.json'))) return;
  console.log('The peers are not installed: npm install --prefix tools/bench/peers');
  execFileSync('npm', ['install', '--no-save', '--prefix', peersFolder, '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
}

/** Removes a project's files, except for its packages. */
export function clearProject(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder)) {
    if (name !== 'node_modules') fs.rmSync(path.join(folder, name), { recursive: true });
  }
}

/** Replaces a project's files, except for its packages. */
export function writeProject(folder: string, files: ReadonlyMap<string, string>): void {
  clearProject(folder);
  for (const [name, text] of files) writeFile(path.join(folder, name), text);
  linkPackages(peersFolder, folder);
}
