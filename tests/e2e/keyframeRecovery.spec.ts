import { expect, type Page } from '@playwright/test';
import { evmSignerOf } from '../../packages/sdk-base/tests/evmSignerOf.ts';
import {
  frameOf,
  insideOf,
  loseDevice,
  openAccount,
  clickButton,
  startTransfer,
  test,
} from '../support/keyFrame/fixtures.ts';
import { read } from '../support/keyFrame/keyServer.ts';
import { isSignedBy, lastBroadcast, sha256 } from '../support/keyFrame/signatures.ts';

const PASSWORD = 'correct horse battery';

test('a user signs a transfer on an EVM network in the key frame', async ({ page, world }) => {
  const address = await openAccount(page, world, 'polygon-amoy');
  const { friendAddress } = world.sandbox.seeded;

  const frame = page.locator('iframe');
  await expect(frame).toBeHidden();
  await page.getByRole('button', { name: 'Buy' }).focus();
  const transfer = startTransfer(page, friendAddress, '12345');
  await expect(frame).toBeVisible();
  // The offer to set up a recovery appears before the first transfer, and can be dismissed.
  await expect(frameOf(page).getByText('Set up your recovery')).toBeVisible();
  await clickButton(page, 'Not now');
  await expect(
    frameOf(page).getByText(`Send 12345 of native to ${friendAddress} on polygon-amoy`),
  ).toBeVisible();
  await clickButton(page, 'Sign');
  expect(await transfer()).toMatchObject({ status: 'pending', amount: 12_345n, from: address });
  await expect(frame).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Buy');

  // Does the network's own check: it recovers the address from the signature of the transaction's hash.
  const { transaction, signature } = lastBroadcast(world);
  expect(evmSignerOf(transaction.serialized, signature)).toBe(address.toLowerCase());
});

test('a user signs a transfer on Stellar in the key frame', async ({ page, world }) => {
  const address = await openAccount(page, world, 'stellar-testnet');
  const { stellarFriendAddress } = world.sandbox.seeded;
  const transfer = startTransfer(page, stellarFriendAddress, '15000000');
  await clickButton(page, 'Not now');
  await clickButton(page, 'Sign');
  expect(await transfer()).toMatchObject({ status: 'pending', from: address });

  // Does the network's own check: the signature is for the hash of the transaction's signature base.
  const { transaction, signature } = lastBroadcast(world);
  const envelope = Buffer.from(transaction.serialized, 'base64');
  const hash = sha256(sha256(transaction.networkPassphrase), envelope.subarray(0, -4));
  expect(signature.publicKey).toBe(address);
  expect(isSignedBy(address, hash, signature.signature)).toBe(true);
});

test('no key is kept whole, and the share of the device is encrypted', async ({ page, world }) => {
  await openAccount(page, world, 'polygon-amoy');
  const stored = await insideOf(page, world).evaluate(async () => {
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
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ extractable: false, exported: 'InvalidAccessError' });
  for (const sealed of stored[0]?.shares ?? [])
    expect(Buffer.from(sealed, 'base64')).toHaveLength(12 + 33 + 16);
  // The servers received two shares of 33 bytes, at the position of session shares, and no other secret.
  const [keys] = world.received.filter(({ path }) => path === '/key-frame/createKeys');
  const [, , shares] = read(String(keys?.body)) as [string, object, Record<string, Uint8Array>];
  expect(Object.keys(shares)).toEqual(['evm', 'stellar']);
  for (const share of Object.values(shares)) expect([share.length, share.at(-1)]).toEqual([33, 2]);
});

test('a lost device is recovered by password, and signs with the same key', async ({ page, world }) => {
  const address = await openAccount(page, world, 'polygon-amoy');
  const { friendAddress } = world.sandbox.seeded;
  const dialog = frameOf(page);
  const password = dialog.getByLabel('Recovery password');

  const setUp = page.evaluate(() =>
    window.outcome(() => window.client.recovery.setUp({ method: 'password' })),
  );
  await password.fill('elevenchars');
  await clickButton(page, 'Choose this password');
  await expect(dialog.getByRole('alert')).toHaveText('sdk/invalid-argument');
  await password.fill(PASSWORD);
  await clickButton(page, 'Choose this password');
  expect(await setUp).toEqual({ methods: ['password'], hasDeviceShare: true });

  await loseDevice(page, world);
  const status = () => page.evaluate(() => window.client.recovery.getStatus());
  expect(await status()).toEqual({ methods: ['password'], hasDeviceShare: false });

  // If the dialog is dismissed, the call fails. The app and the next call can open it again.
  const dismissed = startTransfer(page, friendAddress, '1');
  await expect(dialog.getByText('Recover your wallet')).toBeVisible();
  await clickButton(page, 'Not now');
  expect(await dismissed()).toBe('crypto/key-share-missing');
  const declined = page.evaluate(() => window.outcome(() => window.client.recovery.recover()));
  await clickButton(page, 'Not now');
  expect(await declined).toBe('iframe/user-rejected');

  const transfer = startTransfer(page, friendAddress, '2');
  await password.fill('incorrect horse battery');
  await clickButton(page, 'Recover');
  await expect(dialog.getByRole('alert')).toHaveText('crypto/recovery-password-invalid');
  await password.fill(PASSWORD);
  await clickButton(page, 'Recover');
  await clickButton(page, 'Sign');
  expect(await transfer()).toMatchObject({ amount: 2n, from: address });
  const { transaction, signature } = lastBroadcast(world);
  expect(evmSignerOf(transaction.serialized, signature)).toBe(address.toLowerCase());
  expect(await status()).toEqual({ methods: ['password'], hasDeviceShare: true });
  // The password stayed in the key frame.
  for (const { body } of world.received) expect(body.includes(PASSWORD)).toBe(false);
});

test('the key frame may open a window, for browsers without passkeys in a frame', async ({ page, world }) => {
  await openAccount(page, world, 'polygon-amoy');
  const opened = page.waitForEvent('popup');
  await insideOf(page, world).evaluate(() => void window.open('/plain'));
  expect(new URL((await opened).url()).origin).toBe(world.frameOrigin);
});

/** Adds an authenticator that answers by itself to the page's browser. */
async function addAuthenticator(page: Page, options: { ctap2Version?: 'ctap2_1'; hasPrf?: boolean }) {
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...options,
    },
  });
}

/** Starts to set up a passkey. Returns a function, because the caller would await a promise. */
async function startPasskey(page: Page): Promise<() => Promise<unknown>> {
  const setUp = page.evaluate(() =>
    window.outcome(() => window.client.recovery.setUp({ method: 'passkey' })),
  );
  await clickButton(page, 'Use a passkey');
  return () => setUp;
}

test('a lost device is recovered by passkey', async ({ page, world }) => {
  await addAuthenticator(page, { ctap2Version: 'ctap2_1', hasPrf: true });
  const address = await openAccount(page, world, 'stellar-testnet');
  const setUp = await startPasskey(page);
  expect(await setUp()).toEqual({ methods: ['passkey'], hasDeviceShare: true });

  await loseDevice(page, world);
  const signing = page.evaluate(() => window.outcome(() => window.account.signMessage('Hello')));
  await clickButton(page, 'Use a passkey');
  await clickButton(page, 'Sign');
  const { publicKey, signature } = (await signing) as { publicKey: string; signature: string };
  expect(publicKey).toBe(address);
  expect(isSignedBy(publicKey, sha256('Stellar Signed Message:\nHello'), signature)).toBe(true);
});

test('an authenticator without the PRF extension cannot be used for recovery', async ({ page, world }) => {
  await addAuthenticator(page, {});
  await openAccount(page, world, 'polygon-amoy');
  const setUp = await startPasskey(page);
  await expect(frameOf(page).getByRole('alert')).toHaveText('sdk/not-supported');
  await clickButton(page, 'Not now');
  expect(await setUp()).toBe('iframe/user-rejected');
});
