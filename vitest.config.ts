import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@nacre\/sdk-base$/, replacement: source('./sdk/base/src/index.ts') },
      { find: /^@nacre\/sdk-base\/sandbox$/, replacement: source('./sdk/base/src/sandbox/index.ts') },
      { find: /^@nacre\/sdk-react$/, replacement: source('./sdk/react/src/index.ts') },
      { find: /^@site\//, replacement: source('./') },
    ],
  },
  test: {
    // Machines differ; what hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['sdk/*/tests/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'mcp/tests/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['sdk/*/src/**'],
      exclude: ['**/generated/**'],
      reporter: ['text-summary', 'json-summary'],
      // Just under what the tests reach.
      thresholds: { statements: 97, branches: 92, functions: 98, lines: 99 },
    },
  },
});
