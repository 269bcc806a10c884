import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Where the packages are found that a script imports. */
const FOLDER = path.resolve('node_modules/.cache/scripts');

/**
 * Makes one file of a script and of what it imports from this repository, and gives its path. Node starts it in a
 * seventh of the time that it takes to compile each file as it is imported, which counts where a test starts it often.
 */
export function bundleScript(script: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [script],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = path.join(FOLDER, `${path.basename(script, '.ts')}-${hash}.mjs`);
  if (fs.existsSync(file)) return file;
  fs.mkdirSync(FOLDER, { recursive: true });
  // Another worker may be starting it.
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
  return file;
}
