/**
 * Serves `build/` on this machine, at the base URL that it was built for, until stopped. `--dir` and `--port` select
 * another build and port.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtAddress } from '../../packages/markdown/src/servedAddress/builtAddress.ts';
import { bundleConfiguration } from './bundleConfiguration.ts';

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

async function serve(): Promise<void> {
  const { dir, port } = parseArgs({
    options: { dir: { type: 'string', default: 'build' }, port: { type: 'string', default: '3000' } },
  }).values;
  const { origin, pathname } = new URL(builtAddress(dir));
  const config = await bundleConfiguration();
  const options = ['--dir', path.resolve(dir), '--port', port, '--host', 'localhost', '--no-open'];
  const { status } = spawnSync(
    process.execPath,
    [DOCUSAURUS, 'serve', ...options, ...(config ? ['--config', config] : [])],
    { stdio: 'inherit', env: { ...process.env, SITE_URL: origin, BASE_URL: pathname } },
  );
  process.exitCode = status ?? 1;
}

serve().catch(({ message }: Error) => {
  console.error(`serve: ${message}`);
  process.exitCode = 1;
});
