/**
 * Writes the published files of the SDK in this folder: its code in `dist`, and its docs. npm runs this before it packs
 * (`prepack`).
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { writePackageDocs } from '../../../packages/downloads/src/packageDocs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = process.cwd();

try {
  const sdk = sdkPackages.find((each) => path.join(root, each.folder) === folder);
  if (!sdk) throw new Error(`${folder} is not an SDK`);
  writePackageDocs(root, sdk, folder);
  fs.rmSync('dist', { recursive: true, force: true });
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
} catch (error) {
  console.error(`pack: ${(error as Error).message}`);
  process.exit(1);
}
