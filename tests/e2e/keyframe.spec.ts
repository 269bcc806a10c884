import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { expect, type Frame, test as base, type Page } from '@playwright/test';
import { decodeStrKey } from '../../sdk/base/src/accounts/strKey.ts';
import type * as Sdk from '../../sdk/base/src/index.ts';
import type { KeyFrameSettings } from '../../sdk/base/src/keyFrame/index.ts';
import { type FrameWorld, serveKeyFrame } from '../support/keyFrame/servers.ts';

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

const test = base.extend<{ world: FrameWorld; settings: KeyFrameSettings }>({
  settings: [{ signaturesToConfirm: 'all', offerRecovery: 'before-first-transfer' }, { option: true }],
  // A profile that lets frames of another site have storage, as browsers' own profiles do: without it, Chromium
  // treats the tests' profile as a private window, and gives them none.
  context: async ({ playwright, launchOptions }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'keyframe-'));
    mkdirSync(join(profile, 'Default'));
    const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    const context = await playwright.chromium.launchPersistentContext(profile, launchOptions);
    await provide(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
  world: async ({ settings }, provide) => {
    const world = await serveKeyFrame(settings);
    await provide(world);
    await world.close();
  },
});

const PASSWORD = 'correct horse battery';

/** Opens the page, with a client whose key frame behaves as its path says. */
async function open(page: Page, world: FrameWorld, behavior: string, path = '/'): Promise<void> {
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
async function signIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { auth } = window.client;
    const { otpId } = await auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
    const proof = { method: 'otp', otpId, code: '000000' } as const;
    await auth.signIn(proof).catch(() => auth.signUp(proof));
  });
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Nacre key frame"]');
const press = (page: Page, name: string) => frameOf(page).getByRole('button', { name }).click();

/** The key frame from inside: its storage is the test's to look at, and no page's. */
function insideOf(page: Page, world: FrameWorld): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(world.frameOrigin));
  if (!frame) throw new Error('no key frame');
  return frame;
}

/** Deletes what the browser keeps for the key frame's site, as it does by itself after a time without use. */
const loseDevice = (page: Page, world: FrameWorld) =>
  insideOf(page, world).evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      });
  });

/** Makes the user's account on a network, with something to spend. */
async function openAccount(page: Page, world: FrameWorld, network: 'polygon-amoy' | 'stellar-testnet') {
  const { address, accessToken } = await page.evaluate(async (name) => {
    window.account = await window.client.accounts.create(name as Sdk.Network);
    return { address: window.account.address, accessToken: await window.client.auth.getAccessToken() };
  }, network);
  await world.sandbox.api.request('requestTestTokens', { body: { network } } as never, { accessToken });
  world.sandbox.clock.advance(60_000);
  return address;
}

/** Starts a transfer from the page. As a function: a promise would be waited for. */
function startTransfer(page: Page, to: string, amount: string): () => Promise<unknown> {
  const transfer = page.evaluate(
    ([receiver, units]) =>
      window.outcome(() => window.account.transfer({ kind: 'native', to: receiver, amount: BigInt(units) })),
    [to, amount] as const,
  );
  return () => transfer;
}

type Broadcast = {
  transaction: { serialized: string; networkPassphrase: string };
  signature: { r: string; s: string; yParity: 0 | 1; publicKey: string; signature: string };
};

/** What the page sent to the network last. */
function lastBroadcast(world: FrameWorld): Broadcast {
  const sent = world.received.findLast(({ path }) => path === '/v1/transactions');
  return JSON.parse(sent?.body.toString() ?? '{}') as Broadcast;
}

/** The address whose key signed 32 bytes, as networks compute it. */
function signerOf(hash: Uint8Array, { r, s, yParity }: { r: string; s: string; yParity: number }): string {
  const point = secp256k1.Signature.fromHex(r.slice(2) + s.slice(2))
    .addRecoveryBit(yParity)
    .recoverPublicKey(hash);
  return `0x${Buffer.from(keccak_256(point.toBytes(false).subarray(1)).subarray(12)).toString('hex')}`;
}

/** Whether bytes are signed by a Stellar account's key, as Node says. */
function isSignedBy(address: string, bytes: Uint8Array, signature: string): boolean {
  const x = Buffer.from(decodeStrKey(address) ?? []).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(signature, 'base64'));
}

const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

test('a user signs a transfer on an EVM network in the key frame', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  const address = await openAccount(page, world, 'polygon-amoy');
  const { friendAddress } = world.sandbox.seeded;

  const frame = page.locator('iframe');
  await expect(frame).toBeHidden();
  await page.getByRole('button', { name: 'Buy' }).focus();
  const transfer = startTransfer(page, friendAddress, '12345');
  await expect(frame).toBeVisible();
  // The offer to set up a recovery comes before the first transfer, and can be dismissed.
  await expect(frameOf(page).getByText('Set up your recovery')).toBeVisible();
  await press(page, 'Not now');
  await expect(
    frameOf(page).getByText(`Send 12345 of native to ${friendAddress} on polygon-amoy`),
  ).toBeVisible();
  await press(page, 'Sign');
  expect(await transfer()).toMatchObject({ status: 'pending', amount: 12_345n, from: address });
  await expect(frame).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Buy');

  // The network's own check: the address is recovered from the signature over the hash of the transaction.
  const { transaction, signature } = lastBroadcast(world);
  const hash = keccak_256(Buffer.from(transaction.serialized.slice(2), 'hex'));
  expect(signerOf(hash, signature)).toBe(address.toLowerCase());
});

test('a user signs a transfer on Stellar in the key frame', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  const address = await openAccount(page, world, 'stellar-testnet');
  const { stellarFriendAddress } = world.sandbox.seeded;
  const transfer = startTransfer(page, stellarFriendAddress, '15000000');
  await press(page, 'Not now');
  await press(page, 'Sign');
  expect(await transfer()).toMatchObject({ status: 'pending', from: address });

  // The network's own check: the signature is over the hash of the transaction's signature base.
  const { transaction, signature } = lastBroadcast(world);
  const envelope = Buffer.from(transaction.serialized, 'base64');
  const hash = sha256(sha256(transaction.networkPassphrase), envelope.subarray(0, -4));
  expect(signature.publicKey).toBe(address);
  expect(isSignedBy(address, hash, signature.signature)).toBe(true);
});

test('no key is kept whole, and the share of the device is encrypted', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  await openAccount(page, world, 'polygon-amoy');
  const kept = await insideOf(page, world).evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('nacre-keys');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = reject;
    });
    const records = await new Promise<{ key: CryptoKey; shares: object }[]>((resolve, reject) => {
      const reading = database.transaction('shares').objectStore('shares').getAll();
      reading.onsuccess = () => resolve(reading.result as { key: CryptoKey; shares: object }[]);
      reading.onerror = reject;
    });
    database.close();
    return Promise.all(
      records.map(async ({ key, shares }) => ({
        extractable: key.extractable,
        exported: await crypto.subtle.exportKey('raw', key).then(
          () => 'exported',
          (error: Error) => error.name,
        ),
        shares: Object.values(shares) as string[],
      })),
    );
  });
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ extractable: false, exported: 'InvalidAccessError' });
  for (const sealed of kept[0]?.shares ?? [])
    expect(Buffer.from(sealed, 'base64')).toHaveLength(12 + 33 + 16);
  // The servers got two shares of 33 bytes, at the place of session shares, and no other secret.
  const [keys] = world.received.filter(({ path }) => path === '/key-frame/keys');
  expect(keys?.body).toHaveLength(66);
  expect([keys?.body[32], keys?.body[65]]).toEqual([2, 2]);
});

test('a lost device is brought back by password, and signs on with the same key', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  const address = await openAccount(page, world, 'polygon-amoy');
  const { friendAddress } = world.sandbox.seeded;
  const dialog = frameOf(page);
  const password = dialog.getByLabel('Recovery password');

  const setUp = page.evaluate(() =>
    window.outcome(() => window.client.recovery.setUp({ method: 'password' })),
  );
  await password.fill('elevenchars');
  await press(page, 'Choose this password');
  await expect(dialog.getByRole('alert')).toHaveText('sdk/invalid-argument');
  await password.fill(PASSWORD);
  await press(page, 'Choose this password');
  expect(await setUp).toEqual({ methods: ['password'], hasDeviceShare: true });

  await loseDevice(page, world);
  const status = () => page.evaluate(() => window.client.recovery.getStatus());
  expect(await status()).toEqual({ methods: ['password'], hasDeviceShare: false });

  // Dismissed, the call fails. The app can ask again, and so can the next call.
  const dismissed = startTransfer(page, friendAddress, '1');
  await expect(dialog.getByText('Recover your wallet')).toBeVisible();
  await press(page, 'Not now');
  expect(await dismissed()).toBe('crypto/key-share-missing');
  const declined = page.evaluate(() => window.outcome(() => window.client.recovery.recover()));
  await press(page, 'Not now');
  expect(await declined).toBe('iframe/user-rejected');

  const transfer = startTransfer(page, friendAddress, '2');
  await password.fill('incorrect horse battery');
  await press(page, 'Recover');
  await expect(dialog.getByRole('alert')).toHaveText('crypto/recovery-password-invalid');
  await password.fill(PASSWORD);
  await press(page, 'Recover');
  await press(page, 'Sign');
  expect(await transfer()).toMatchObject({ amount: 2n, from: address });
  const { transaction, signature } = lastBroadcast(world);
  const hash = keccak_256(Buffer.from(transaction.serialized.slice(2), 'hex'));
  expect(signerOf(hash, signature)).toBe(address.toLowerCase());
  expect(await status()).toEqual({ methods: ['password'], hasDeviceShare: true });
  // What was typed stayed in the key frame.
  for (const { body } of world.received) expect(body.includes(PASSWORD)).toBe(false);
});

test('a lost device is brought back by passkey', async ({ page, world, context }) => {
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, world, 'plain');
  await signIn(page);
  const address = await openAccount(page, world, 'stellar-testnet');
  const setUp = page.evaluate(() =>
    window.outcome(() => window.client.recovery.setUp({ method: 'passkey' })),
  );
  await press(page, 'Use a passkey');
  expect(await setUp).toEqual({ methods: ['passkey'], hasDeviceShare: true });

  await loseDevice(page, world);
  const signing = page.evaluate(() => window.outcome(() => window.account.signMessage('Hello')));
  await press(page, 'Use a passkey');
  await press(page, 'Sign');
  const { publicKey, signature } = (await signing) as { publicKey: string; signature: string };
  expect(publicKey).toBe(address);
  expect(isSignedBy(publicKey, sha256('Stellar Signed Message:\nHello'), signature)).toBe(true);
});

test('an authenticator without a PRF is no way to recover', async ({ page, world, context }) => {
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, world, 'plain');
  await signIn(page);
  await openAccount(page, world, 'polygon-amoy');
  const setUp = page.evaluate(() =>
    window.outcome(() => window.client.recovery.setUp({ method: 'passkey' })),
  );
  await press(page, 'Use a passkey');
  await expect(frameOf(page).getByRole('alert')).toHaveText('sdk/not-supported');
  await press(page, 'Not now');
  expect(await setUp).toBe('iframe/user-rejected');
});

test.describe('as the dashboard says', () => {
  test.use({ settings: { signaturesToConfirm: 'transfers', offerRecovery: 'after-sign-up' } });

  test('a recovery is offered after the sign-up, and a message is signed without a question', async ({
    page,
    world,
  }) => {
    await open(page, world, 'plain');
    await signIn(page);
    await openAccount(page, world, 'polygon-amoy');
    await frameOf(page).getByLabel('Recovery password').fill(PASSWORD);
    await press(page, 'Choose this password');
    await expect(page.locator('iframe')).toBeHidden();
    expect(await page.evaluate(() => window.client.recovery.getStatus())).toEqual({
      methods: ['password'],
      hasDeviceShare: true,
    });
    expect(
      await page.evaluate(() => window.outcome(() => window.account.signMessage('Hello'))),
    ).toMatchObject({
      kind: 'evm',
    });
    await expect(page.locator('iframe')).toBeHidden();
  });
});

test('a message is signed with the same key after a reload', async ({ page, world }) => {
  const addresses: string[] = [];
  for (const round of [1, 2]) {
    await open(page, world, 'plain');
    await signIn(page);
    await page.evaluate(async () => {
      window.account = await window.client.accounts.create();
    });
    const signing = page.evaluate(async (count) => {
      const { publicKey, signature } = (await window.account.signMessage(`Round ${count}`)) as {
        publicKey: string;
        signature: string;
      };
      return { publicKey, signature };
    }, round);
    await press(page, 'Sign');
    const { publicKey, signature } = await signing;
    expect(isSignedBy(publicKey, sha256(`Stellar Signed Message:\nRound ${round}`), signature)).toBe(true);
    addresses.push(publicKey);
  }
  expect(addresses[0]).toBe(addresses[1]);
});

test('a user declines, and nothing is broadcast', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  await openAccount(page, world, 'stellar-testnet');
  const transfer = startTransfer(page, world.sandbox.seeded.stellarFriendAddress, '15000000');
  await press(page, 'Not now');
  await press(page, 'Decline');
  expect(await transfer()).toBe('iframe/user-rejected');
  expect(world.received.map(({ path }) => path)).not.toContain('/v1/transactions');
});

/** The account that the key frame makes, or the code of its error. */
const account = (page: Page) => page.evaluate(() => window.outcome(() => window.client.accounts.create()));

/** Signs in and asks for a signature; gives its outcome, still open, when the key frame's dialog is there. */
async function startSigning(page: Page, timeoutMs: number): Promise<() => Promise<unknown>> {
  await signIn(page);
  const signing = page.evaluate(
    (limit) =>
      window.outcome(async () => {
        const account = await window.client.accounts.create();
        return account.signMessage('Hello', { timeoutMs: limit });
      }),
    timeoutMs,
  );
  await expect(page.locator('iframe')).toBeVisible();
  // As a function: a promise would be waited for.
  return () => signing;
}

test('a canceled signature closes the dialog that asked for it', async ({ page, world }) => {
  await open(page, world, 'plain');
  const signing = await startSigning(page, 2_000);
  expect(await signing()).toBe('iframe/timeout');
  await expect(page.locator('iframe')).toBeHidden();
});

test('a browser that gives the key frame no storage says so', async ({ page, world }) => {
  await open(page, world, 'storeless');
  await signIn(page);
  expect(await account(page)).toBe('iframe/storage-unavailable');
});

for (const { name, behavior, path, code } of [
  {
    name: 'a page whose policy forbids it',
    behavior: 'plain',
    path: '/forbidding',
    code: 'iframe/frame-blocked',
  },
  { name: 'a frame that refuses to be framed', behavior: 'denied', path: '/', code: 'iframe/frame-blocked' },
  { name: 'a frame that says nothing', behavior: 'silent', path: '/', code: 'iframe/frame-blocked' },
  { name: 'a frame of the next version', behavior: 'next', path: '/', code: 'iframe/protocol-mismatch' },
]) {
  test(`the key frame does not open in ${name}`, async ({ page, world }) => {
    await open(page, world, behavior, path);
    await signIn(page);
    expect(await account(page)).toBe(code);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('the key frame does not open for an origin that is not allowed', async ({ page, world }) => {
  world.allowedOrigins.length = 0;
  await open(page, world, 'plain');
  await signIn(page);
  expect(await account(page)).toBe('iframe/origin-not-allowed');
});

test('a frame that answers nothing times out', async ({ page, world }) => {
  await open(page, world, 'deaf');
  await signIn(page);
  const started = Date.now();
  const code = await page.evaluate(() =>
    window.outcome(() =>
      window.client.accounts.create(window.nacre.Network.StellarTestnet, { timeoutMs: 4_000 }),
    ),
  );
  expect(code).toBe('iframe/timeout');
  expect(Date.now() - started).toBeLessThan(20_000);
});

test('answers in another order, each twice, reach the calls that they belong to', async ({ page, world }) => {
  await open(page, world, 'scrambled');
  await signIn(page);
  const accounts = await page.evaluate(() =>
    Promise.all([1, 2].map(async () => (await window.client.accounts.create()).address)),
  );
  expect(accounts[0]).toMatch(/^G/);
  expect(accounts[1]).toBe(accounts[0]);
});

test('what is typed into a field stays in the key frame', async ({ page, world }) => {
  await open(page, world, 'plain');
  const mount = (kind: 'email' | 'otp', label: string) =>
    page.evaluate(
      async ([fieldKind, name]) => {
        (window.field as Sdk.InputField | undefined)?.destroy();
        const container = document.querySelector<HTMLElement>('#container');
        if (!container) throw new Error('no container');
        window.states = [];
        window.field = window.client.mountInput(container, { kind: fieldKind, label: name });
        window.field.onChange((state) => window.states.push(state));
        await window.field.ready();
        await window.field.focus();
      },
      [kind, label] as const,
    );

  await mount('email', 'E-mail address');
  const email = page
    .frameLocator('iframe[title="E-mail address"]')
    .getByRole('textbox', { name: 'E-mail address' });
  await expect(email).toBeFocused();
  await email.fill('ada@shop.example');
  await expect.poll(() => page.evaluate(() => window.field.state.complete)).toBe(true);
  const { otpId } = await page.evaluate(() => window.field.sendOtp());
  expect(otpId).toMatch(/^otp_/);
  expect(JSON.stringify(await page.evaluate(() => window.states))).not.toContain('ada');
  expect(world.received.map(({ path, body }) => [path, JSON.parse(body.toString()) as unknown])).toEqual([
    ['/v1/auth/otp', { channel: 'email', email: 'ada@shop.example' }],
  ]);

  await mount('otp', 'One-time code');
  const code = page
    .frameLocator('iframe[title="One-time code"]')
    .getByRole('textbox', { name: 'One-time code' });
  await code.fill('123456');
  expect(await page.evaluate((id) => window.outcome(() => window.field.signIn(id)), otpId)).toBe(
    'sdk/otp-invalid',
  );
  expect(await page.evaluate(() => window.client.auth.session)).toBeNull();
  await page.evaluate(() => window.field.clear());
  await expect(code).toHaveValue('');
  await code.fill('000000');
  const user = await page.evaluate(async (id) => (await window.field.signIn(id)).user.id, otpId);
  expect(user).toBe(world.sandbox.user.id);
  expect(await page.evaluate(() => window.client.auth.session?.user.id)).toBe(user);
});

test('messages of other windows are ignored', async ({ page, world }) => {
  await open(page, world, 'plain');
  const signing = await startSigning(page, 20_000);
  // The page itself and a second frame of the key frame's origin say what the key frame would say.
  await page.evaluate(async (frame) => {
    for (let id = 0; id < 50; id++) {
      window.postMessage({ nacre: 1, id: String(id), result: {} }, '*');
      window.postMessage({ nacre: 2 }, '*');
    }
    const other = document.createElement('iframe');
    other.src = `${frame}/next`;
    const loaded = new Promise((resolve) => other.addEventListener('load', resolve));
    document.body.append(other);
    await loaded;
  }, world.frameOrigin);
  await frameOf(page).getByRole('button', { name: 'Sign' }).click();
  expect(await signing()).toMatchObject({ kind: 'stellar' });
});
