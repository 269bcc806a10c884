import type { TestCommand } from './TestCommand.ts';
import { isInShard, type Shard } from './options.ts';

const generate: TestCommand = { name: 'generate', command: 'npm run --silent gen', isExclusive: true };

/** Checks that finish in seconds. */
const short: readonly TestCommand[] = [
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'oxlint -c .config/oxlint.mjs --max-warnings 0 .' },
  {
    name: 'styles',
    command: 'stylelint --config .config/stylelint.mjs --max-warnings 0 "{src,packages}/**/*.css"',
  },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'literals', command: 'tsx packages/checks/src/checkBrandSync.ts' },
  { name: 'licenses', command: 'tsx packages/checks/src/checkLicenses.ts' },
];

const longer: readonly TestCommand[] = [
  { name: 'prose', command: 'tsx packages/checks/src/checkProse.ts' },
  { name: 'symbols', command: 'tsx packages/checks/src/checkSymbols.ts' },
  { name: 'floors', command: 'depcruise --config .config/dependency-cruiser.mjs --output-type err-long .' },
  {
    name: 'dead code',
    command: 'knip --config .config/knip.jsonc --no-progress --treat-config-hints-as-errors',
  },
  { name: 'history', command: 'tsx packages/checks/src/checkHistory.ts' },
];

const samples: TestCommand = { name: 'samples', command: 'tsx packages/checks/src/checkSamples.ts' };

// The build shows the result of the samples' check on each page.
const build: TestCommand = { name: 'build', command: 'tsx tools/scripts/build.ts', after: ['samples'] };

/** Uses one worker, because another check has the other core. Projects ignore the command-line option for workers. */
const vitest = (name: string, options: string): TestCommand => ({
  name,
  command: `vitest run ${options}`,
  env: { VITEST_MAX_WORKERS: '1' },
});
const unitTests: readonly TestCommand[] = [
  vitest('unit tests', '--project "site*"'),
  vitest('MCP tests', '--project "mcp*"'),
];
const sdkTests = vitest('SDK tests', '--project "sdk*"');
/** The same tests with a coverage threshold of nearly every line. Measuring coverage takes 20 percent longer. */
const coveredSdkTests = vitest('SDK tests', '--project "sdk*" --coverage');
const hostingTests: TestCommand = { ...vitest('hosting tests', '--project "built*"'), after: ['build'] };

// The docs in them are the built site's.
const packages: TestCommand = {
  name: 'packages',
  command: 'tsx packages/checks/src/checkPackages.ts',
  after: ['build'],
};

// Browsers get the built files, with the packages in them.
const browsers: TestCommand = {
  name: 'browsers',
  command: 'tsx packages/checks/src/checkBrowsers.ts',
  after: ['build'],
};

/** A test that passes at its second try is reported as flaky. The long run, `--all`, has no retries. */
const siteTests = (options: string): TestCommand => ({
  name: 'site tests',
  command: `playwright test${options}`,
  isExclusive: true,
});

/** A host other than the docs' own, with a base path. */
const elsewhere = {
  SITE_URL: 'https://docs.example.com',
  BASE_URL: '/nacre/',
  SITE_DIR: '.docusaurus/elsewhere',
};

const exclusive = (name: string, command: string, env: Record<string, string>): TestCommand => ({
  name,
  command,
  isExclusive: true,
  env,
});

/**
 * The checks of the long run: the site at another host; the site with the app started on page load, the fallback of
 * `src/config/start.ts`, and then the normal build again; seeded faults that the checks have to report; and the browser
 * engines that the site tests leave out.
 */
const longGroups: readonly (readonly TestCommand[])[] = [
  [
    exclusive('build for elsewhere', `docusaurus build --out-dir ${elsewhere.SITE_DIR}`, elsewhere),
    exclusive('addresses of that build', 'playwright test content/servedAddress', elsewhere),
    exclusive('hosting of that build', 'vitest run tests/hosting/nginx', elsewhere),
  ],
  [
    exclusive('build with an early start', 'tsx tools/scripts/build.ts', { SITE_START: 'load' }),
    exclusive('site tests with an early start', 'playwright test e2e', { SITE_START: 'load' }),
    exclusive('build again', 'tsx tools/scripts/build.ts', {}),
  ],
  [exclusive('seeded faults', 'tsx tools/faults/run.ts', {})],
  [exclusive('browser engines', 'tsx tests/engines/run.ts firefox webkit', {})],
];

/**
 * Returns the checks of a run in starting order. Checks with dependents come first, then long ones. This keeps all
 * cores busy to the end, so that the site tests, which need both, don't wait for a single last check.
 *
 * @param retries - how often `npm test` retries a site test
 */
export function testCommandsOf(
  isAll: boolean,
  shard: Shard | undefined,
  retries: number,
): readonly TestCommand[] {
  if (!isAll)
    return [
      generate,
      samples,
      build,
      ...short,
      ...unitTests,
      sdkTests,
      packages,
      browsers,
      ...longer,
      hostingTests,
      siteTests(` --retries ${retries}`),
    ];
  const part = shard ? ` --shard ${shard.index}/${shard.count}` : '';
  // A shard of the tests can't reach the coverage of all of them, so these run as a whole on one machine.
  const unsharded = [...short, ...longer, packages, browsers, coveredSdkTests].filter(() =>
    isInShard(shard, 0),
  );
  return [
    generate,
    samples,
    build,
    ...unsharded,
    ...(shard ? [exclusive('unit tests', `vitest run${part}`, {})] : [...unitTests, hostingTests]),
    siteTests(part),
    ...longGroups.filter((_, index) => isInShard(shard, index)).flat(),
  ];
}
