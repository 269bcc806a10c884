/**
 * Packs every package into `packed/` as it would be published. npm runs each package's `prepack` first. The docs in
 * them
 * are those of the built site, which has the same archives under `downloads/`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { publishedPackages } from '../../packages/model/src/packages.ts';

const FOLDER = 'packed';

fs.mkdirSync(FOLDER, { recursive: true });
const workspaces = publishedPackages.flatMap(({ folder }) => ['--workspace', folder]);
try {
  // Runs the scripts of our own packages. .npmrc turns off scripts for all packages.
  execFileSync('npm', ['pack', '--ignore-scripts=false', '--pack-destination', FOLDER, ...workspaces], {
    stdio: 'inherit',
  });
} catch {
  // npm has printed the reason.
  process.exit(1);
}
