/** Serves `build/` on this machine, at the base URL that it was built for, until stopped. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builtAddress } from '../../packages/markdown/src/servedAddress/builtAddress.ts';

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const FOLDER = 'build';

try {
  const { origin, pathname } = new URL(builtAddress(FOLDER));
  const options = ['--dir', path.resolve(FOLDER), '--port', '3000', '--host', 'localhost', '--no-open'];
  const { status } = spawnSync(process.execPath, [DOCUSAURUS, 'serve', ...options], {
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: origin, BASE_URL: pathname },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`serve: ${(error as Error).message}`);
  process.exitCode = 1;
}
