import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Frame, test as base, type Page } from '@playwright/test';
import type * as Sdk from '../../../packages/sdk-base/src/index.ts';
import type { KeyFrameSettings } from '../../../packages/sdk-base/src/keyFrame/index.ts';
import { type FrameWorld, serveKeyFrame } from './servers.ts';

declare global {
  interface Window {
    nacre: typeof Sdk;
    client: Sdk.Client;
    account: Sdk.Account;
    field: Sdk.InputField;
    states: Sdk.InputFieldState[];
    /** Gives what a call gives, or the code of its error. Defined by the page. */
    outcome(work: () => Promise<unknown>): Promise<unknown>;
  }
}

/** A browser whose frames have storage, and the servers of a page and of a key frame. */
export const test = base.extend<
  { world: FrameWorld; settings: KeyFrameSettings },
  { sharedContext: BrowserContext }
>({
  reuseContext: [false, { scope: 'worker' }],
  settings: [{ signaturesToConfirm: 'all', offerRecovery: 'before-first-transfer' }, { option: true }],
  // A profile that lets frames of another site have storage, as browsers' own profiles do: without it, Chromium
  // treats the tests' profile as a private window, and gives them none.
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
  // One profile for all tests of a worker: starting a browser takes longer than most of them. Each test has origins of
  // its own, and so nothing that another one keeps.
  context: async ({ sharedContext }, provide) => {
    await provide(sharedContext);
    for (const page of sharedContext.pages()) await page.close();
  },
  world: async ({ settings }, provide) => {
    const world = await serveKeyFrame(settings);
    await provide(world);
    await world.close();
  },
});

/** Opens the page, with a client whose key frame behaves as its path says. */
export async function open(page: Page, world: FrameWorld, behavior: string, path = '/'): Promise<void> {
  await page.goto(world.pageOrigin + path);
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
    [world.frameOrigin, behavior] as const,
  );
}

/** Signs a user in whose keys are made in the key frame; the sandbox does not know the user at first. */
export async function signIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { auth } = window.client;
    const { otpId } = await auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
    const proof = { method: 'otp', otpId, code: '000000' } as const;
    await auth.signIn(proof).catch(() => auth.signUp(proof));
  });
}

export const frameOf = (page: Page) => page.frameLocator('iframe[title="Nacre key frame"]');
export const press = (page: Page, name: string) => frameOf(page).getByRole('button', { name }).click();

/** The key frame from inside: its storage is the test's to look at, and no page's. */
export function insideOf(page: Page, world: FrameWorld): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(world.frameOrigin));
  if (!frame) throw new Error('no key frame');
  return frame;
}

/** Deletes what the browser keeps for the key frame's site, as it does by itself after a time without use. */
export const loseDevice = (page: Page, world: FrameWorld) =>
  insideOf(page, world).evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      });
  });

/** Makes the user's account on a network, with something to spend. */
export async function openAccount(
  page: Page,
  world: FrameWorld,
  network: 'polygon-amoy' | 'stellar-testnet',
) {
  const { address, accessToken } = await page.evaluate(async (name) => {
    window.account = await window.client.accounts.create(name as Sdk.Network);
    return { address: window.account.address, accessToken: await window.client.auth.getAccessToken() };
  }, network);
  await world.sandbox.api.request('requestTestTokens', { body: { network } } as never, { accessToken });
  world.sandbox.clock.advance(60_000);
  return address;
}

/** Starts a transfer from the page. As a function: a promise would be waited for. */
export function startTransfer(page: Page, to: string, amount: string): () => Promise<unknown> {
  const transfer = page.evaluate(
    ([receiver, units]) =>
      window.outcome(() => window.account.transfer({ kind: 'native', to: receiver, amount: BigInt(units) })),
    [to, amount] as const,
  );
  return () => transfer;
}
