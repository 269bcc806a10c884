import fs from 'node:fs';
import path from 'node:path';

/** The time in which an editor writes all files of one save. */
const TOGETHER_MS = 100;

/**
 * Watches folders, and calls back with changed files in batches.
 *
 * @param flat - folders to watch without their subfolders
 * @param deep - folders to watch recursively
 */
export function watch(
  flat: readonly string[],
  deep: readonly string[],
  onChange: (files: readonly string[]) => void,
): void {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    const all = [...files];
    files.clear();
    onChange(all);
  };
  const begin = (folder: string, recursive: boolean) => {
    const watcher = fs.watch(folder, { recursive }, (_event, name) => {
      if (name === null) return;
      files.add(path.join(folder, name).replaceAll('\\', '/'));
      timer ??= setTimeout(tell, TOGETHER_MS);
    });
    // A deleted folder has no more changes.
    watcher.on('error', () => undefined);
  };
  for (const folder of flat) begin(folder, false);
  for (const folder of deep) begin(folder, true);
}
