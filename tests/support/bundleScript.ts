import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { writeFile } from '../../packages/model/src/files.ts';

/** A folder from which Node resolves the packages that a script imports. */
const FOLDER = path.resolve('node_modules/.cache/scripts');

/**
 * Bundles a script with its imports from this repository into one file, and returns its path. Node starts the bundle in
 * a seventh of the time that compiling each imported file takes, which matters when a test starts the script often.
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
  if (!fs.existsSync(file)) writeFile(file, text);
  return file;
}
