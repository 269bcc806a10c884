import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/** Swaps two folders' names in one system call and returns whether it could. GNU `mv` supports this from 9.5 on. */
const exchange = (first: string, second: string): boolean =>
  spawnSync('mv', ['--exchange', '--no-target-directory', first, second], { stdio: 'ignore' }).status === 0;

/**
 * Replaces a folder with a finished one, so that its server never sees a partial folder. Where names can't be swapped
 * atomically, it renames twice, and between the two the folder is missing for some microseconds. A host that must not
 * miss a request serves a symlink to one folder per release instead.
 *
 * @param backup - the last folder's path for that moment, on the same disk
 */
export function swapFolders(fresh: string, folder: string, backup: string): void {
  remove(backup);
  if (fs.existsSync(folder)) {
    if (exchange(fresh, folder)) return remove(fresh);
    fs.renameSync(folder, backup);
  }
  try {
    fs.renameSync(fresh, folder);
  } catch (error) {
    restoreFolder(folder, backup);
    throw error;
  }
  remove(backup);
}

/** Restores the last folder after a swap was stopped between its two renames. */
export function restoreFolder(folder: string, backup: string): void {
  if (!fs.existsSync(folder) && fs.existsSync(backup)) fs.renameSync(backup, folder);
}
