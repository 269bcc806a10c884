import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './tests/support/browser.ts';
import { withoutSnapshots } from './tests/support/withoutSnapshots.ts';

withoutSnapshots();

// Another build can be tested at the same time: `SITE_DIR=/tmp/other SITE_PORT=4320 npx playwright test`.
const port = Number(process.env.SITE_PORT ?? 4310);
const directory = process.env.SITE_DIR ?? 'build';
const executablePath = findBrowser();

/** Runs content checks and browser tests against `build/`, served as by `npm run serve`. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['content/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Long enough for slow machines, and short enough to find tests that hang.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // One set of screenshots for all systems, compared with a tolerance.
  snapshotPathTemplate: '{testDir}/e2e/appearance/{arg}{ext}',
  reporter: [['list', { printSteps: false }]],
  reportSlowTests: { max: 10, threshold: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    trace: 'off',
    // Playwright clears the context between tests, which is cheaper than a new one for each test.
    reuseContext: true,
  },
  webServer: {
    command: `node --import tsx tools/scripts/serve.ts --dir ${directory} --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
