/** Serves `build/` on this machine, at the path that it was built for. */
import { spawnSync } from 'node:child_process';
import { builtAddress } from '../src/plugins/servedAddress/builtAddress.ts';

function serve(): number {
  const { origin, pathname } = new URL(builtAddress('build'));
  const { status } = spawnSync('docusaurus serve --port 3000 --host localhost --no-open', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: origin, BASE_URL: pathname },
  });
  return status ?? 1;
}

try {
  process.exitCode = serve();
} catch (error) {
  console.error(`serve: ${(error as Error).message}`);
  process.exitCode = 1;
}
