import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
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

/** Copies a folder's packages to another, as hard links if possible, so that tools can write to their own folder. */
export function linkPackages(from: string, to: string): void {
  const target = path.join(to, 'node_modules');
  if (fs.existsSync(target)) return;
  const isDone = ['-al', '-a'].some(
    (how) => spawnSync('cp', [how, path.join(from, 'node_modules'), target]).status === 0,
  );
  if (!isDone) throw new Error(`${from}/node_modules cannot be copied to ${to}`);
}

/** Returns the folders of a repository with packages of their own, which a workspace has where versions differ. */
export const packageFolders = (root: string): string[] =>
  ['.', ...fs.readdirSync(path.join(root, 'packages')).map((name) => path.join('packages', name))]
    .filter((folder) => fs.existsSync(path.join(root, folder, 'node_modules')))
    .toSorted();

/** Copies the packages of a repository and its workspaces to a copy of the repository. */
export function linkAllPackages(from: string, to: string): void {
  for (const folder of packageFolders(from)) linkPackages(path.join(from, folder), path.join(to, folder));
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
