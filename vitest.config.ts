import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sdkEntries } from './packages/model/src/packages.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const testFolders = (folder: string) =>
  fs
    .readdirSync(folder)
    .toSorted()
    .map((room) => `${folder}/${room}/tests`)
    .filter((tests) => fs.existsSync(tests));

/** The SDKs' own tests have to reach nearly every line of them, and are counted alone. */
const sdkFolders = ['packages/sdk-base/tests', 'packages/sdk-react/tests'];
const siteFolders = [
  'tests/unit',
  'tests/hosting',
  ...testFolders('packages'),
  ...testFolders('tools'),
].filter((folder) => !sdkFolders.includes(folder) && folder !== 'packages/mcp/tests');

/**
 * Matches changes of the whole process: modules, variables, the working directory. The clock, globals, spies and the
 * page are restored after each file by `tests/support/restoreProcess.ts`.
 */
const CHANGES =
  /vi\.(?:mock|doMock|resetModules)\(|process\.chdir|process\.env(?:\.\w+|\[[^\]]+\])? = |delete process\.env/;
/** Matches tests that need a DOM, and packages that check for one when they are loaded. */
const HAS_PAGE = /@vitest-environment/;

/** Matches tests that read the built site, which run after the build. */
const READS_BUILD = /\bbuildDirectory\b/;

const filesOf = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file));

const has = (pattern: RegExp) => (file: string) => pattern.test(fs.readFileSync(file, 'utf8'));
const isAlone = has(CHANGES);
const hasPage = has(HAS_PAGE);
const isOfBuild = has(READS_BUILD);

/** Isolates each file that changes its process. The others share one process, and its modules, per worker. */
const projectsOf = (name: string, files: readonly string[]) =>
  [
    {
      name: `${name} shared`,
      include: files.filter((file) => !isAlone(file) && !hasPage(file)),
      isolate: false,
    },
    {
      name: `${name} pages`,
      include: files.filter((file) => !isAlone(file) && hasPage(file)),
      isolate: false,
    },
    { name: `${name} alone`, include: files.filter(isAlone) },
  ]
    .filter(({ include }) => include.length > 0)
    .map((test) => ({ extends: true as const, test }));

const siteFiles = filesOf(siteFolders);

export default defineConfig({
  resolve: {
    alias: [
      ...sdkEntries.map((entry) => ({
        find: new RegExp(`^${entry.specifier}$`),
        replacement: source(`./${entry.source}`),
      })),
      { find: /^@site\//, replacement: source('./') },
    ],
  },
  test: {
    // Long enough for slow machines, and short enough to find tests that hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // By default, Vitest would leave one of two cores idle.
    maxWorkers: 2,
    // Tasks of `npm test` and later runs share the transformed modules.
    experimental: { fsModuleCache: true },
    setupFiles: ['./tests/support/restoreProcess.ts', './tests/support/patience.ts'],
    projects: [
      ...projectsOf('sdk', filesOf(sdkFolders)),
      ...projectsOf('mcp', filesOf(['packages/mcp/tests'])),
      ...projectsOf(
        'site',
        siteFiles.filter((file) => !isOfBuild(file)),
      ),
      ...projectsOf('built', siteFiles.filter(isOfBuild)),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/sdk-*/src/**'],
      exclude: [
        '**/generated/**',
        // IndexedDB and passkeys are a browser's: `tests/e2e/keyframe*.spec.ts` run them in one.
        'packages/sdk-base/src/keyFrame/{indexedDbStore,webAuthnPasskeys}.ts',
      ],
      reporter: ['text-summary', 'json-summary'],
      // A little below the current coverage of the SDKs' own tests.
      thresholds: { statements: 97, branches: 93, functions: 97, lines: 98 },
    },
  },
});
