import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './tests/support/browser.ts';

const port = 4310;
const executablePath = findBrowser();

/** Content checks and browser tests, one runner, against `build/` as `npm run serve` serves it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['content/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Machines differ; what hangs is still found.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    trace: 'off',
  },
  webServer: {
    command: `npx docusaurus serve --port ${port} --host localhost --no-open`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
