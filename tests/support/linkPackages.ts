import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

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
