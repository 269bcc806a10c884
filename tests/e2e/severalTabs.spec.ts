import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { isLong } from '../support/long.ts';
import { answerFromSandbox } from '../support/sandboxBackend.ts';

/** The number of times that all tabs are opened. A race occurs in some of the runs only. */
const RUNS = isLong ? 50 : 3;
const SHOP = 'https://shop.example/';

/** The page's script: a client with the page's storage, which restores the session immediately. */
const SCRIPT = `
  import { Client } from './packages/sdk-base/src/index.ts';
  const { auth } = new Client({ publishableKey: 'pk_sandbox_local', storage: localStorage });
  window.restored = auth.restore().then(
    (session) => (session ? 'signed in' : 'signed out'),
    (error) => error.code ?? String(error),
  );
  window.signIn = async () => {
    const { otpId } = await auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await auth.signIn({ method: 'otp', otpId, code: '000000' });
  };
`;
type Shop = Window & { restored: Promise<string>; signIn: () => Promise<void> };

// The sandbox's refresh tokens work once. packages/sdk-base/tests/sharedSession.test.ts has no browser's locks and storage.
for (const heedsKeys of [true, false]) {
  for (const tabs of isLong ? [2, 4, 6] : [4]) {
    test(`${tabs} tabs that open at once stay signed in where the API ${heedsKeys ? 'gives the first answer to a key again' : 'refuses each used token'}`, async ({
      context,
    }) => {
      test.setTimeout(RUNS * 20_000);
      const stdin = { contents: SCRIPT, resolveDir: process.cwd(), loader: 'ts' } as const;
      const { outputFiles } = await build({ stdin, bundle: true, format: 'iife', write: false });
      const body = `<!doctype html><title>Shop</title><script>${outputFiles[0]?.text}</script>`;
      await context.route(SHOP, (route) => route.fulfill({ contentType: 'text/html', body }));
      const { calls } = await answerFromSandbox(context);
      if (!heedsKeys)
        await context.route('**/auth/refresh', async (route, request) => {
          const { 'idempotency-key': _, ...headers } = request.headers();
          await route.fallback({ headers });
        });
      const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
      await pages[0]?.goto(SHOP);
      await pages[0]?.evaluate(() => (window as unknown as Shop).signIn());
      for (let run = 1; run <= RUNS; run++) {
        await Promise.all(pages.map((page) => page.goto(SHOP)));
        const restored = pages.map((page) => page.evaluate(() => (window as unknown as Shop).restored));
        expect(await Promise.all(restored), `run ${run}`).toEqual(pages.map(() => 'signed in'));
        // All tabs end up with the same token, and the next run shows that it's valid.
        const stored = () =>
          Promise.all(pages.map((page) => page.evaluate(() => JSON.stringify(localStorage))));
        await expect.poll(async () => new Set(await stored()).size, `run ${run}`).toBe(1);
      }
      expect(calls.filter((call) => call === 'refreshSession').length).toBeGreaterThanOrEqual(RUNS);
    });
  }
}
