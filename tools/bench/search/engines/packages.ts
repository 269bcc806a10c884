import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.resolve('tools/bench/search/peers');
const fromPeers = createRequire(path.join(folder, 'package.json'));

/**
 * Installs the peers as their lockfile has them, where that has not been done. Not by `npm ci`: it wants the lockfile to
 * name Pagefind's program for systems that a registry may not have.
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

/** A peer's package: its version, and what `require` gives for it. */
export function peerPackage(name: string): { version: string; file: string; load: () => unknown } {
  install();
  const root = path.join(folder, 'node_modules', name);
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { version, file: root, load: () => fromPeers(name) as unknown };
}
