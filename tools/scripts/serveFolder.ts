import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builtAddress } from '../../packages/markdown/src/servedAddress/builtAddress.ts';

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Serves a built folder on this machine, at the base URL that it was built for, until stopped. Returns the exit code.
 */
export function serveFolder(folder: string, port = '3000'): number {
  const { origin, pathname } = new URL(builtAddress(folder));
  const options = ['--dir', path.resolve(folder), '--port', port, '--host', 'localhost', '--no-open'];
  const { status } = spawnSync(process.execPath, [DOCUSAURUS, 'serve', ...options], {
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: origin, BASE_URL: pathname },
  });
  return status ?? 1;
}
