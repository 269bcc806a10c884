import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sdkEntries } from './facts/packages.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    include: ['sdk/*/tests/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'mcp/tests/**/*.test.ts'],
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
