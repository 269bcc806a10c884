/**
 * Tests the built site in several engines with `npx tsx tests/engines/run.ts`.
 * To run some of the tests: `npx tsx tests/engines/run.ts firefox -g search`.
 * An engine that this system lacks and can't install is skipped with a reason. The hosted CI must have each.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../support/browser.ts';
import { ensureNginx } from '../support/nginx.ts';
import { engineNames, ensureEngine, type EngineName } from './engines.ts';

const words = process.argv.slice(2);
const isEngine = (word: string): word is EngineName => engineNames.some((name) => name === word);
const requested = words.filter(isEngine);

process.env.NGINX_PATH = ensureNginx();
const available = (requested.length > 0 ? requested : engineNames).filter((name) => {
  if (name === 'chromium') process.env.CHROMIUM_PATH = ensureBrowser();
  const missing = ensureEngine(name);
  if (missing.length > 0)
    console.log(`${name} is skipped, because this system has no ${missing.join(', ')}.`);
  return missing.length === 0;
});
const isComplete = available.length === (requested.length || engineNames.length);
if (process.env.CI && !isComplete) {
  console.error('engines: not every engine could be found or installed.');
  process.exitCode = 1;
} else if (available.length > 0) {
  const projects = available.map((name) => `--project=${name}`);
  const options = words.filter((word) => !isEngine(word));
  const args = [
    'playwright',
    'test',
    '--config',
    'tests/engines/playwright.config.ts',
    ...projects,
    ...options,
  ];
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1;
}
