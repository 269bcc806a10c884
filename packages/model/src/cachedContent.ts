import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from './files.ts';
import { isDevMode } from './devMode.ts';

/**
 * In the dev server of `npm start`, returns a plugin's content from the last start, if none of its sources has been
 * modified since. A build always creates the content.
 *
 * @param file - the file for the saved value; all other output of the plugin has to be in the same folder
 * @param sources - files and folders, relative to the root of the repository
 */
export async function cachedContent<Value>(
  siteDir: string,
  file: string,
  sources: readonly string[],
  make: () => Value | Promise<Value>,
): Promise<Value> {
  if (!isDevMode) return make();
  const sourcesHash = hashFileTimes(siteDir, sources);
  if (fs.existsSync(file)) {
    const cached = JSON.parse(fs.readFileSync(file, 'utf8')) as { sourcesHash: string; value: Value };
    if (cached.sourcesHash === sourcesHash) return cached.value;
  }
  const value = await make();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Written atomically, since the server may be stopped at any time.
  fs.writeFileSync(`${file}.new`, JSON.stringify({ sourcesHash, value }));
  fs.renameSync(`${file}.new`, file);
  return value;
}

/** Hashes the sizes and times of all files. */
export function hashFileTimes(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of [...sources, 'package-lock.json']) {
    const stats = fs.statSync(path.join(root, source), { throwIfNoEntry: false });
    for (const file of stats?.isDirectory() ? filesUnder(root, [source]) : [source]) {
      const fileStats = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
      if (!fileStats?.isDirectory()) hash.update(`${file} ${fileStats?.size} ${fileStats?.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
