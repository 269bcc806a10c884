/** Every check, in the order that says soonest what is wrong. `--all` adds the long ones. */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../tests/support/browser.ts';

const all = process.argv.includes('--all');

const checks: [name: string, command: string, env?: Record<string, string>][] = [
  ['generate', 'npm run --silent gen'],
  ['format', 'prettier --check --log-level warn .'],
  ['lint', 'eslint --max-warnings 0 .'],
  ['floors', 'depcruise --config .config/dependency-cruiser.mjs --output-type err-long .'],
  ['dead code', 'knip --config .config/knip.jsonc --no-progress --treat-config-hints-as-errors'],
  ['types', 'tsc -p . --noEmit'],
  ['literals', 'tsx checks/checkLiterals.ts'],
  ['prose', 'tsx checks/checkProse.ts'],
  ['symbols', 'tsx checks/checkSymbols.ts'],
  ['samples', 'tsx checks/checkSamples.ts'],
  ['unit tests', 'vitest run --coverage'],
  ['packages', 'tsx checks/checkPackages.ts'],
  ['build', 'tsx scripts/build.ts'],
  ['site tests', 'playwright test', { TEST_ALL: all ? '1' : '' }],
];

process.env.CHROMIUM_PATH = ensureBrowser();
let passed = 0;
for (const [name, command, env] of checks) {
  const start = Date.now();
  console.log(`\n── ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) {
    console.log(`\n${name} failed.\nchecks: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`── ${name}: done in ${Math.round((Date.now() - start) / 1000)} s`);
}
console.log(`\nchecks: ${passed} passed, 0 failed`);
