import fs from 'node:fs';
import path from 'node:path';

/** As long as an editor takes to write what is saved at once. */
const TOGETHER_MS = 100;

/**
 * Calls back with the files that change in folders, those of one moment together.
 *
 * @param flat - folders of which only the files count that are directly there
 * @param deep - folders of which all files count
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
    // A folder that has gone has nothing more to say.
    watcher.on('error', () => undefined);
  };
  for (const folder of flat) begin(folder, false);
  for (const folder of deep) begin(folder, true);
}
