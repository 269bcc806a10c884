import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/** Whether two folders have changed their names in one step of the system, which GNU `mv` asks for from 9.5 on. */
const exchange = (one: string, other: string): boolean =>
  spawnSync('mv', ['--exchange', '--no-target-directory', one, other], { stdio: 'ignore' }).status === 0;

/**
 * Puts a finished folder in the place of the last one, so that what serves it never sees a half of either. Where names
 * cannot be exchanged, two are changed, and for some microseconds between them there's no folder. A host that must not
 * miss a request serves a link to a folder of each release.
 *
 * @param aside - where the last one is for that moment, on the same disk
 */
export function swapFolders(fresh: string, folder: string, aside: string): void {
  remove(aside);
  if (fs.existsSync(folder)) {
    if (exchange(fresh, folder)) return remove(fresh);
    fs.renameSync(folder, aside);
  }
  try {
    fs.renameSync(fresh, folder);
  } catch (error) {
    restoreFolder(folder, aside);
    throw error;
  }
  remove(aside);
}

/** Gives the last folder its place back when a swap was stopped between its two names. */
export function restoreFolder(folder: string, aside: string): void {
  if (!fs.existsSync(folder) && fs.existsSync(aside)) fs.renameSync(aside, folder);
}
