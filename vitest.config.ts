import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sdkEntries } from './facts/packages.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const folders = ['sdk/base/tests', 'sdk/react/tests', 'tests/unit', 'tests/hosting', 'mcp/tests'];

/** What a test changes for its whole process: the clock, modules, variables, the working directory, the page. */
const CHANGES =
  /vi\.(?:mock|doMock|stub\w+|useFakeTimers|spyOn)\(|fakeTimers|process\.chdir|process\.env|@vitest-environment/;

/** A file that changes its process has one of its own; the others share two, and what they import. */
const tests = folders.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => {
      const file = `${folder}/${name}`;
      return { file, isAlone: CHANGES.test(fs.readFileSync(file, 'utf8')) };
    }),
);
const filesOf = (alone: boolean) => tests.filter(({ isAlone }) => isAlone === alone).map(({ file }) => file);

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
    projects: [
      { extends: true, test: { name: 'shared', include: filesOf(false), isolate: false } },
      { extends: true, test: { name: 'alone', include: filesOf(true) } },
    ],
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
