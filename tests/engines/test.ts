import { test as base } from '@playwright/test';
import { startEngine, type EngineName } from './engines.ts';
import type { Engine, Reader } from './Reader.ts';
import { SlowableSite } from './SlowableSite.ts';

interface Fixtures {
  site: SlowableSite;
  reader: Reader;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** The site and the browser, shared by all tests of a worker. */
  running: { readonly site: SlowableSite; readonly engine: Engine };
}

/** A test with a reader in its project's browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ engineName }, provide) => {
      const site = await SlowableSite.start();
      const engine = await startEngine(engineName);
      await provide({ site, engine });
      await engine.stop();
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ running }, provide) => {
    running.site.reset();
    await provide(running.site);
  },
  reader: async ({ running, site }, provide) => {
    const reader = await running.engine.newReader(site);
    await reader.resize(1440, 900);
    await provide(reader);
    await reader.close();
  },
});

/** Runs a step also on a slow connection, where an action is more likely to meet a pending request. */
export function atBothSpeeds(name: string, run: (fixtures: Fixtures) => Promise<void>): void {
  for (const isSlow of [false, true]) {
    test(isSlow ? `${name}, on a slow connection` : name, async ({ reader, site }) => {
      site.isSlow = isSlow;
      await run({ reader, site });
    });
  }
}
