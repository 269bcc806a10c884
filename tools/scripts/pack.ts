/**
 * Packs every package into `packed/` as it would be published: npm runs each one's `prepack` before. The docs in them
 * are the built site's, which has the same archives under `downloads/`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { publishedPackages } from '../../packages/model/src/packages.ts';

const FOLDER = 'packed';

fs.mkdirSync(FOLDER, { recursive: true });
const workspaces = publishedPackages.flatMap(({ folder }) => ['--workspace', folder]);
try {
  // The scripts are our packages' own: .npmrc turns off those of all others.
  execFileSync('npm', ['pack', '--ignore-scripts=false', '--pack-destination', FOLDER, ...workspaces], {
    stdio: 'inherit',
  });
} catch {
  // npm has said why.
  process.exit(1);
}
