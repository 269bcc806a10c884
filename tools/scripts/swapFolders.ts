import fs from 'node:fs';

export const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/**
 * Replaces a folder with a finished one, so that its server never sees a partial folder. Between the two renames, the
 * folder is missing for some microseconds. A host that must not miss a request serves a symlink to one folder per release
 * instead.
 *
 * @param backup - the last folder's path for that moment, on the same disk
 */
export function swapFolders(fresh: string, folder: string, backup: string): void {
  remove(backup);
  if (fs.existsSync(folder)) fs.renameSync(folder, backup);
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
