/** Builds the site into `build/`. A build that fails leaves nothing: half a site must not be deployed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const { status } = spawnSync('docusaurus build', { shell: true, stdio: 'inherit' });
if (status !== 0) {
  fs.rmSync('build', { recursive: true, force: true });
  process.exit(status ?? 1);
}
