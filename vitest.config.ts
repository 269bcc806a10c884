import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sdkEntries } from './facts/packages.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The SDKs' own tests have to reach nearly every line of them, and are counted alone. */
const sdkFolders = ['sdk/base/tests', 'sdk/react/tests'];
const siteFolders = ['tests/unit', 'tests/hosting'];

/**
 * What a test changes for its whole process: modules, variables, the working directory, the page. The clock, globals and
 * spies are given back after each file, by `tests/support/restoreProcess.ts`.
 */
const CHANGES =
  /vi\.(?:mock|doMock)\(|process\.chdir|process\.env(?:\.\w+|\[[^\]]+\])? = |delete process\.env|@vitest-environment/;

/** The test files of folders: those that change their process, or the others. */
const filesOf = (folders: readonly string[], areAlone: boolean) =>
  folders
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && CHANGES.test(fs.readFileSync(file, 'utf8')) === areAlone);

/** A file that changes its process has one of its own; the others share one for each worker, and what they import. */
const projectsOf = (name: string, folders: readonly string[]) => [
  {
    extends: true as const,
    test: { name: `${name} shared`, include: filesOf(folders, false), isolate: false },
  },
  { extends: true as const, test: { name: `${name} alone`, include: filesOf(folders, true) } },
];

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
    // Machines differ; what hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    setupFiles: ['./tests/support/restoreProcess.ts'],
    projects: [
      ...projectsOf('sdk', sdkFolders),
      ...projectsOf('mcp', ['mcp/tests']),
      ...projectsOf('site', siteFolders),
    ],
    reporters: ['default', './tests/support/slowestFiles.ts'],
    coverage: {
      provider: 'v8',
      include: ['sdk/*/src/**'],
      exclude: [
        '**/generated/**',
        // IndexedDB and passkeys are a browser's: `tests/e2e/keyframe*.spec.ts` run them in one.
        'sdk/base/src/keyFrame/{indexedDbStore,webAuthnPasskeys}.ts',
      ],
      reporter: ['text-summary', 'json-summary'],
      // A little under what the SDKs' own tests reach.
      thresholds: { statements: 97, branches: 93, functions: 97, lines: 98 },
    },
  },
});
