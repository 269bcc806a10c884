import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.resolve('tools/bench/search/peers');
const fromPeers = createRequire(path.join(folder, 'package.json'));

/**
 * Installs the peers in the versions of their lockfile, if they are not installed yet. Doesn't use `npm ci`, which
 * requires the lockfile to list Pagefind's binaries for systems that a registry may lack.
 */
function install(): void {
  if (fs.existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log('The peers are not installed: npm install --prefix tools/bench/search/peers');
  execFileSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--prefix', folder, '--no-audit', '--no-fund'],
    {
      stdio: 'inherit',
    },
  );
}

/** Returns the version and path of a peer's package, and a function that requires it. */
export function peerPackage(name: string): { version: string; file: string; load: () => unknown } {
  install();
  const root = path.join(folder, 'node_modules', name);
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { version, file: root, load: () => fromPeers(name) as unknown };
}
