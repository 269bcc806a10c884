import type { Task } from './Task.ts';
import { isInShard, type Shard } from './options.ts';
import { targets, tasks } from './tasks.ts';

const generate = new Set<string>(targets.gen);
/** Checks that finish in seconds, so that a mistake shows early. */
const SHORT = new Set(['types', 'lint', 'styles', 'format', 'files', 'brand', 'licenses']);

/** Uses one worker, because another check has the other core. Projects ignore the command-line option for workers. */
const vitest = (name: string, options: string): Task => ({
  name,
  command: `vitest run ${options}`,
  after: targets.gen,
  env: { VITEST_MAX_WORKERS: '1' },
});
const unitTests: readonly Task[] = [
  // They look at what the check of samples has read.
  { ...vitest('unit tests', '--project "site*"'), after: [...targets.gen, 'samples'] },
  vitest('MCP tests', '--project "mcp*"'),
];
const sdkTests = vitest('SDK tests', '--project "sdk*"');
/** The same tests with a coverage threshold of nearly every line. Measuring coverage takes 20 percent longer. */
const coveredSdkTests = vitest('SDK tests', '--project "sdk*" --coverage');
const hostingTests: Task = { ...vitest('hosting tests', '--project "built*"'), after: ['build'] };

/**
 * They have two workers, which wait for the browser now and then, so another task runs in the meantime. A test that passes
 * at its second try is reported as flaky. The long run, `--all`, has no retries.
 */
const siteTests = (options: string): Task => ({
  name: 'site tests',
  command: `playwright test${options}`,
  after: ['build'],
});

/** A host other than the docs' own, with a base path. */
const elsewhere = {
  SITE_URL: 'https://docs.example.com',
  BASE_URL: '/nacre/',
  SITE_DIR: '.docusaurus/elsewhere',
};

const exclusive = (name: string, command: string, env: Record<string, string>): Task => ({
  name,
  command,
  isExclusive: true,
  env,
});

/**
 * The checks of the long run: the site at another host; the site with the app started on page load, the fallback of
 * `src/config/start.ts`, and then the normal build again; seeded faults that the checks have to report; and the steps of
 * `tests/engines` in every browser engine.
 */
const longGroups: readonly (readonly Task[])[] = [
  [
    exclusive('build for elsewhere', `docusaurus build --out-dir ${elsewhere.SITE_DIR}`, elsewhere),
    exclusive('addresses of that build', 'playwright test content/servedAddress', elsewhere),
    exclusive('hosting of that build', 'vitest run tests/hosting/nginx', elsewhere),
  ],
  [
    exclusive('build with an early start', 'node --import tsx tools/scripts/build.ts', {
      SITE_START: 'load',
    }),
    exclusive('site tests with an early start', 'playwright test e2e', { SITE_START: 'load' }),
    exclusive('build again', 'node --import tsx tools/scripts/build.ts', {}),
  ],
  [exclusive('seeded faults', 'tsx tools/faults/run.ts', {})],
  [exclusive('browser engines', 'tsx tests/engines/run.ts', {})],
];

const generatedAndBuilt = ['samples', 'build'];
const isCheck = ({ name }: Task) =>
  !generate.has(name) && !generatedAndBuilt.includes(name) && name !== 'audit';
const setUp = tasks.filter(({ name }) => generate.has(name) || generatedAndBuilt.includes(name));
const shortChecks = tasks.filter((task) => isCheck(task) && SHORT.has(task.name));
const longerChecks = tasks.filter((task) => isCheck(task) && !SHORT.has(task.name));

/**
 * Returns the tasks of a run in starting order. Tasks with dependents come first, then quick ones, then long ones. The
 * site tests, which take longest, start as soon as there is a build.
 *
 * @param retries - how often `npm test` retries a site test
 */
export function testTasks(isAll: boolean, shard: Shard | undefined, retries: number): readonly Task[] {
  if (!isAll)
    return [
      ...setUp,
      ...shortChecks,
      ...unitTests,
      sdkTests,
      siteTests(` --retries ${retries}`),
      ...longerChecks,
      hostingTests,
    ];
  const part = shard ? ` --shard ${shard.index}/${shard.count}` : '';
  // A shard of the tests can't reach the coverage of all of them, so these run as a whole on one machine.
  const unsharded = [...shortChecks, ...longerChecks, coveredSdkTests].filter(() => isInShard(shard, 0));
  return [
    ...setUp,
    ...unsharded,
    ...(shard ? [exclusive('unit tests', `vitest run${part}`, {})] : [...unitTests, hostingTests]),
    siteTests(part),
    ...longGroups.filter((_, index) => isInShard(shard, index)).flat(),
  ];
}
