import type { Check } from './Check.ts';
import { takes, type Shard } from './options.ts';

const generate: Check = { name: 'generate', command: 'npm run --silent gen', isWide: true };

/** They say in seconds what is wrong. */
const short: readonly Check[] = [
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'oxlint -c oxlint.config.mjs --max-warnings 0 .' },
  { name: 'styles', command: 'stylelint --config .config/stylelint.mjs --max-warnings 0 "src/**/*.css"' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'literals', command: 'tsx packages/checks/src/checkLiterals.ts' },
  { name: 'licenses', command: 'tsx packages/checks/src/checkLicenses.ts' },
];

const longer: readonly Check[] = [
  { name: 'prose', command: 'tsx packages/checks/src/checkProse.ts' },
  { name: 'symbols', command: 'tsx packages/checks/src/checkSymbols.ts' },
  { name: 'floors', command: 'depcruise --config .config/dependency-cruiser.mjs --output-type err-long .' },
  {
    name: 'dead code',
    command: 'knip --config .config/knip.jsonc --no-progress --treat-config-hints-as-errors',
  },
  { name: 'history', command: 'tsx packages/checks/src/checkHistory.ts' },
];

const samples: Check = { name: 'samples', command: 'tsx packages/checks/src/checkSamples.ts' };

// Each page says what the check of samples did with it.
const build: Check = { name: 'build', command: 'tsx tools/scripts/build.ts', after: ['samples'] };

/** One worker: another check has the other core. Projects don't hear of the option of the same name. */
const vitest = (name: string, options: string): Check => ({
  name,
  command: `vitest run ${options}`,
  env: { VITEST_MAX_WORKERS: '1' },
});
const unitTests: readonly Check[] = [
  vitest('unit tests', '--project "site*"'),
  vitest('MCP tests', '--project "mcp*"'),
];
const sdkTests = vitest('SDK tests', '--project "sdk*"');
/** The same tests, which have to reach nearly every line. Counting the lines takes a fifth as long again. */
const coveredSdkTests = vitest('SDK tests', '--project "sdk*" --coverage');
const hostingTests: Check = { ...vitest('hosting tests', '--project "built*"'), after: ['build'] };

// The docs in them are the built site's.
const packages: Check = {
  name: 'packages',
  command: 'tsx packages/checks/src/checkPackages.ts',
  after: ['build'],
};

// Browsers get the built files, with the packages in them.
const browsers: Check = {
  name: 'browsers',
  command: 'tsx packages/checks/src/checkBrowsers.ts',
  after: ['build'],
};

/** What passes at its second try is named as flaky. The long run, `--all`, lets nothing of that kind pass. */
const siteTests = (options: string): Check => ({
  name: 'site tests',
  command: `playwright test${options}`,
  isWide: true,
});

/** Another host than the docs' own, and a path of it. */
const elsewhere = {
  SITE_URL: 'https://docs.example.com',
  BASE_URL: '/nacre/',
  SITE_DIR: '.docusaurus/elsewhere',
};

const wide = (name: string, command: string, env: Record<string, string>): Check => ({
  name,
  command,
  isWide: true,
  env,
});

/** The same site elsewhere; then with an app that starts with the page, the way back of `src/config/start.ts`; then the site as it is; faults that the checks have to refuse; and the engines that the site tests leave out. */
const longGroups: readonly (readonly Check[])[] = [
  [
    wide('build for elsewhere', `docusaurus build --out-dir ${elsewhere.SITE_DIR}`, elsewhere),
    wide('addresses of that build', 'playwright test content/servedAddress', elsewhere),
    wide('hosting of that build', 'vitest run tests/hosting/nginx', elsewhere),
  ],
  [
    wide('build with an early start', 'tsx tools/scripts/build.ts', { SITE_START: 'load' }),
    wide('site tests with an early start', 'playwright test e2e', { SITE_START: 'load' }),
    wide('build again', 'tsx tools/scripts/build.ts', {}),
  ],
  [wide('seeded faults', 'tsx tools/faults/run.ts', {})],
  [wide('browser engines', 'tsx tests/engines/run.ts firefox webkit', {})],
];

/**
 * The checks of a run, in the order in which they begin. What others wait for is first, then what takes long: the cores
 * have work to the end, and the site tests, which need both, wait for no last one.
 *
 * @param retries - how often `npm test` tries a site test again
 */
export function checksOf(isAll: boolean, shard: Shard | undefined, retries: number): readonly Check[] {
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
  // A part of the tests can't reach what all of them cover.
  const once = [...short, ...longer, packages, browsers, coveredSdkTests].filter(() => takes(shard, 0));
  return [
    generate,
    samples,
    build,
    ...once,
    ...(shard ? [wide('unit tests', `vitest run${part}`, {})] : [...unitTests, hostingTests]),
    siteTests(part),
    ...longGroups.filter((_, place) => takes(shard, place)).flat(),
  ];
}
