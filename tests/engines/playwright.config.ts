import { defineConfig } from '@playwright/test';
import { engineNames } from './engines.ts';

/** Runs the steps in every engine. `npx tsx tests/engines/run.ts` finds the browsers. */
export default defineConfig<object, { engineName: (typeof engineNames)[number] }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list', { printSteps: false }]],
  projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
});
