/** Builds the site for the local address and serves it there, so that commands and links copied from its pages work. */
import { spawnSync } from 'node:child_process';
import { site } from '../../src/config/site.ts';

const run = (script: string): void => {
  const env = { ...process.env, SITE_URL: 'http://localhost:3000', BASE_URL: site.baseUrl };
  const { status } = spawnSync(`npm run ${script}`, { shell: true, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};

run('build');
run('serve');
