/**
 * Runs every check, the quickest and most telling ones first. Names of tasks select some, with those that they depend
 * on: `npm test -- "unit tests"`. `--all` adds the long ones, and `--shard 2/4` takes a part of them: see
 * `tools/scripts/tasks/testTasks.ts`.
 */
import { ensureBrowser } from '../../tests/support/browser.ts';
import { ensureNginx } from '../../tests/support/nginx.ts';
import { runAsCommand } from './tasks/main.ts';
import { readOptions } from './tasks/options.ts';
import { withDependencies } from './tasks/Task.ts';
import { testTasks } from './tasks/testTasks.ts';

async function main(): Promise<void> {
  const { isAll, shard, retries, names } = readOptions(process.argv.slice(2));
  const tasks = testTasks(isAll, shard, retries);
  const selected = names.length > 0 ? withDependencies(tasks, names) : tasks;
  process.env.CHROMIUM_PATH = ensureBrowser();
  process.env.NGINX_PATH = ensureNginx();
  process.env.TEST_ALL = isAll ? '1' : '';
  await runAsCommand('test', selected, false);
}

main().catch((error: unknown) => {
  console.error(`test: ${(error as Error).message}`);
  process.exitCode = 1;
});
