import chokidar from 'chokidar';

/** The time in which an editor writes all files of one save. */
const TOGETHER_MS = 100;

/**
 * Watches folders, and calls back with changed files in batches.
 *
 * @param flat - folders to watch without their subfolders
 * @param deep - folders to watch recursively
 * @returns a function that stops watching, as soon as all files are watched
 */
export async function watch(
  flat: readonly string[],
  deep: readonly string[],
  onChange: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    const all = [...files];
    files.clear();
    onChange(all);
  };
  const add = (_event: string, name: string) => {
    files.add(name.replaceAll('\\', '/'));
    timer ??= setTimeout(tell, TOGETHER_MS);
  };
  const options = { cwd: '.', ignoreInitial: true };
  const watchers = [chokidar.watch([...deep], options), chokidar.watch([...flat], { ...options, depth: 0 })];
  for (const watcher of watchers) watcher.on('all', add);
  await Promise.all(watchers.map((watcher) => new Promise((resolve) => watcher.once('ready', resolve))));
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}
