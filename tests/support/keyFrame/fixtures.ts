import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Frame, test as base, type Page } from '@playwright/test';
import type * as Sdk from '../../../packages/sdk-base/src/index.ts';
import { type KeyFrameServers, serveKeyFrame } from './servers.ts';

declare global {
  interface Window {
    nacre: typeof Sdk;
    client: Sdk.Client;
    account: Sdk.Account;
    /** Returns the result of a call, or the code of its error. Defined by the page. */
    outcome(work: () => Promise<unknown>): Promise<unknown>;
  }
}

/** Provides a browser whose frames have storage, and the servers of a page and a key frame. */
export const test = base.extend<{ world: KeyFrameServers }, { sharedContext: BrowserContext }>({
  reuseContext: [false, { scope: 'worker' }],
  // A profile that allows storage in another site's frames, as users' profiles do. Without it, Chromium treats the
  // tests' profile as a private window, and blocks that storage.
  sharedContext: [
    async ({ playwright, launchOptions }, provide) => {
      const profile = mkdtempSync(join(tmpdir(), 'keyframe-'));
      mkdirSync(join(profile, 'Default'));
      const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };
      writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
      const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
      await provide(context);
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // Shares one profile among all tests of a worker, because starting a browser takes longer than most tests. Each test
  // has its own origins, and therefore none of another test's storage.
  context: async ({ sharedContext }, provide) => {
    await provide(sharedContext);
    for (const page of sharedContext.pages()) await page.close();
  },
  world: async ({ context }, provide) => {
    await provide(await serveKeyFrame(context));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Opens the page, with a client whose key frame has the given behavior. */
export async function open(
  page: Page,
  servers: KeyFrameServers,
  behavior: string,
  path = '/',
): Promise<void> {
  await page.goto(servers.pageOrigin + path);
  await page.waitForFunction(() => 'nacre' in window);
  await page.evaluate(
    ([frame, name]) => {
      window.client = new window.nacre.Client({
        publishableKey: 'pk_sandbox_local',
        network: window.nacre.Network.StellarTestnet,
        baseUrl: `${frame}/v1`,
        keyFrameUrl: `${frame}/${name}`,
      });
    },
    [servers.frameOrigin, behavior] as const,
  );
}

/** Signs in a user whose keys are created in the key frame. The first time, the sandbox has no such user yet. */
export async function signIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { auth } = window.client;
    const { otpId } = await auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
    const proof = { method: 'otp', otpId, code: '000000' } as const;
    await auth.signIn(proof).catch(() => auth.signUp(proof));
  });
}

export const frameOf = (page: Page) => page.frameLocator('iframe[title="Nacre key frame"]');
export const clickButton = (page: Page, name: string) => frameOf(page).getByRole('button', { name }).click();

/** Returns the key frame itself, so that a test can read its storage, which the page cannot. */
export function insideOf(page: Page, servers: KeyFrameServers): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(servers.frameOrigin));
  if (!frame) throw new Error('no key frame');
  return frame;
}

/** Deletes the storage of the key frame's site, as browsers do after a time without use. */
export const loseDevice = (page: Page, servers: KeyFrameServers) =>
  insideOf(page, servers).evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      });
  });

/** Opens the page, signs in, and creates the account on a network, with test tokens. */
export async function openAccount(
  page: Page,
  servers: KeyFrameServers,
  network: 'polygon-amoy' | 'stellar-testnet',
) {
  await open(page, servers, 'plain');
  await signIn(page);
  const { address, accessToken } = await page.evaluate(async (name) => {
    window.account = await window.client.accounts.create(name as Sdk.Network);
    return { address: window.account.address, accessToken: await window.client.auth.getAccessToken() };
  }, network);
  await servers.sandbox.api.request('requestTestTokens', { body: { network } } as never, { accessToken });
  servers.sandbox.clock.advance(60_000);
  return address;
}

/** Starts a transfer from the page. Returns a function, because the caller would await a promise. */
export function startTransfer(page: Page, to: string, amount: string): () => Promise<unknown> {
  const transfer = page.evaluate(
    ([receiver, units]) =>
      window.outcome(() => window.account.transfer({ kind: 'native', to: receiver, amount: BigInt(units) })),
    [to, amount] as const,
  );
  return () => transfer;
}
