import { expect, test, type BrowserContext } from '@playwright/test';
import { isLong } from '../support/long.ts';
import { FIRST_TOKEN, serveRotating } from '../support/severalTabs/rotatingServer.ts';

/** The number of times that all tabs are opened. A race occurs in some of the runs only. */
const RUNS = isLong ? 50 : 3;
const STORAGE_KEY = 'nacre.session.pk_sandbox_local';

async function openAll(context: BrowserContext, address: string, tabs: number) {
  const first = await context.newPage();
  await first.goto(address);
  await first.evaluate(([key, token]) => localStorage.setItem(key, token), [
    STORAGE_KEY,
    FIRST_TOKEN,
  ] as const);
  const further = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
  return [first, ...further];
}

for (const { backend, heedsKeys } of [
  { backend: 'gives the first answer to a key again', heedsKeys: true },
  { backend: 'refuses each used token', heedsKeys: false },
]) {
  for (const tabs of isLong ? [2, 4, 6] : [4]) {
    test(`${tabs} tabs that open at once stay signed in where the API ${backend}`, async ({ context }) => {
      test.setTimeout(RUNS * 20_000);
      const server = await serveRotating(heedsKeys);
      const pages = await openAll(context, server.address, tabs);
      for (let run = 1; run <= RUNS; run++) {
        await Promise.all(pages.map((page) => page.goto(server.address)));
        const restored = await Promise.all(
          pages.map((page) => page.evaluate(() => (window as unknown as { restored: unknown }).restored)),
        );
        expect(restored, `run ${run}`).toEqual(pages.map(() => 'signed in'));
        // All tabs end up with the same token, and it's valid.
        const tokens = () =>
          Promise.all(pages.map((page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)));
        await expect.poll(tokens, `run ${run}`).toEqual(pages.map(() => server.validToken()));
      }
      for (const page of pages) await page.close();
      await server.close();
    });
  }
}
