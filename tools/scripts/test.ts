/**
 * Runs every check, the quickest and most telling ones first. `--all` adds the long ones, and `--shard 2/4` takes a
 * part of them: see `tools/scripts/testSuite/testCommands.ts`.
 */
import { ensureBrowser } from '../../tests/support/browser.ts';
import { ensureNginx } from '../../tests/support/nginx.ts';
import { testCommandsOf } from './testSuite/testCommands.ts';
import { readRetries, readShard } from './testSuite/options.ts';
import { runTestCommands } from './testSuite/runTestCommands.ts';

const CORES = 2;

async function main(): Promise<void> {
  const isAll = process.argv.includes('--all');
  const words = process.argv.slice(2);
  const shard = readShard(words);
  const retries = readRetries(words);
  process.env.CHROMIUM_PATH = ensureBrowser();
  process.env.NGINX_PATH = ensureNginx();
  process.env.TEST_ALL = isAll ? '1' : '';
  const { passed, failed } = await runTestCommands(testCommandsOf(isAll, shard, retries), CORES, (text) =>
    console.log(text),
  );
  console.log(`\nchecks: ${passed} passed, ${failed ? 1 : 0} failed`);
  process.exitCode = failed ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(`test: ${(error as Error).message}`);
  process.exitCode = 1;
});
