/**
 * Every check, in the order that says soonest what is wrong. `--all` adds the long ones. What only reads goes two at a
 * time, each with one core; the rest takes all that there are.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { ensureBrowser } from '../tests/support/browser.ts';
import { ensureNginx } from '../tests/support/nginx.ts';

interface Check {
  name: string;
  command: string;
  /** It only reads, and may run beside another that does. */
  reads?: true;
  env?: Record<string, string>;
}

const isAll = process.argv.includes('--all');

const checks: Check[] = [
  { name: 'generate', command: 'npm run --silent gen' },
  { name: 'types', command: 'tsc -p . --noEmit', reads: true },
  { name: 'lint', command: 'eslint --max-warnings 0 .', reads: true },
  { name: 'format', command: 'prettier --check --log-level warn .', reads: true },
  {
    name: 'styles',
    command: 'stylelint --config .config/stylelint.mjs --max-warnings 0 "src/**/*.css"',
    reads: true,
  },
  {
    name: 'floors',
    command: 'depcruise --config .config/dependency-cruiser.mjs --output-type err-long .',
    reads: true,
  },
  {
    name: 'dead code',
    command: 'knip --config .config/knip.jsonc --no-progress --treat-config-hints-as-errors',
    reads: true,
  },
  { name: 'literals', command: 'tsx checks/checkLiterals.ts', reads: true },
  { name: 'licenses', command: 'tsx checks/checkLicenses.ts', reads: true },
  { name: 'prose', command: 'tsx checks/checkProse.ts', reads: true },
  { name: 'symbols', command: 'tsx checks/checkSymbols.ts', reads: true },
  { name: 'samples', command: 'tsx checks/checkSamples.ts', reads: true },
  // It writes what no check before it reads.
  { name: 'build', command: 'tsx scripts/build.ts', reads: true },
  { name: 'unit tests', command: 'vitest run --coverage' },
  // The docs in them are the built site's.
  { name: 'packages', command: 'tsx checks/checkPackages.ts' },
  // What passes at its second try is named as flaky. The long run, `--all`, lets nothing of that kind pass.
  { name: 'site tests', command: isAll ? 'playwright test' : 'playwright test --retries 1' },
];

/** Another host than the docs' own, and a path of it. */
const elsewhere = {
  SITE_URL: 'https://docs.example.com',
  BASE_URL: '/nacre/',
  SITE_DIR: '.docusaurus/elsewhere',
};

/** The same site elsewhere; then with an app that starts with the page, the way back of `src/config/start.ts`; then the site as it is. */
const longChecks: Check[] = [
  {
    name: 'build for elsewhere',
    command: `docusaurus build --out-dir ${elsewhere.SITE_DIR}`,
    env: elsewhere,
  },
  { name: 'addresses of that build', command: 'playwright test content/servedAddress', env: elsewhere },
  { name: 'hosting of that build', command: 'vitest run tests/hosting/nginx', env: elsewhere },
  { name: 'build with an early start', command: 'tsx scripts/build.ts', env: { SITE_START: 'load' } },
  { name: 'site tests with an early start', command: 'playwright test e2e', env: { SITE_START: 'load' } },
  { name: 'build again', command: 'tsx scripts/build.ts' },
];

if (isAll) checks.push(...longChecks);
process.env.CHROMIUM_PATH = ensureBrowser();
process.env.NGINX_PATH = ensureNginx();
process.env.TEST_ALL = isAll ? '1' : '';
let passed = 0;

/** Checks that run side by side, each with the processes that it starts. None outlives this one. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid);
    } catch {
      // It has ended by itself.
    }
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function finish({ name, command }: Check, start: number, isPassed: boolean, output = ''): void {
  console.log(`\n── ${name}: ${command}\n${output}`.trimEnd());
  if (!isPassed) {
    console.log(`\n${name} failed.\nchecks: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`── ${name}: done in ${Math.round((Date.now() - start) / 1000)} s`);
}

/** Takes checks from a queue until it is empty. What one prints stays together. */
async function work(queue: Check[]): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const start = Date.now();
    const child = spawn(check.command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    const status = await new Promise((resolve) => child.once('close', resolve));
    running.delete(child);
    finish(check, start, status === 0, output);
  }
}

async function main(): Promise<void> {
  const queue = checks.filter(({ reads }) => reads);
  for (const check of checks) {
    const start = Date.now();
    if (check.reads) await Promise.all([work(queue), work(queue)]);
    else {
      console.log(`\n── ${check.name}`);
      finish(
        check,
        start,
        spawnSync(check.command, { shell: true, stdio: 'inherit', env: { ...process.env, ...check.env } })
          .status === 0,
      );
    }
  }
  console.log(`\nchecks: ${passed} passed, 0 failed`);
}

void main();
