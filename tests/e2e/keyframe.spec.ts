import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type * as Sdk from '../../sdk/base/src/index.ts';
import { type FrameWorld, isSignedBy, serveKeyFrame } from '../support/keyFrame/servers.ts';

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

const test = base.extend<{ world: FrameWorld }>({
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
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's pattern
  world: async ({}, provide) => {
    const world = await serveKeyFrame();
    await provide(world);
    await world.close();
  },
});

const TO = 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H';

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

async function signIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { otpId } = await window.client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await window.client.auth.signIn({ method: 'otp', otpId, code: '000000' });
  });
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Nacre key frame"]');

test('a user signs in, gets a key and signs a transfer in the key frame', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  await page.evaluate(async () => {
    window.account = await window.client.accounts.create();
  });
  const address = await page.evaluate(() => window.account.address);
  expect(address).toMatch(/^G[A-Z2-7]{55}$/);

  const frame = page.locator('iframe');
  await expect(frame).toBeHidden();
  await page.getByRole('button', { name: 'Buy' }).focus();
  const transfer = page.evaluate(
    (to) => window.account.transfer({ kind: 'native', to, amount: 15_000_000n }),
    TO,
  );
  await expect(frame).toBeVisible();
  await expect(frameOf(page).getByText('A transfer on stellar-testnet')).toBeVisible();
  await frameOf(page).getByRole('button', { name: 'Sign' }).click();
  expect(await transfer).toMatchObject({ id: 'tx_1', status: 'pending', amount: 1n });
  await expect(frame).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Buy');

  // The network's own check: the signature is over the hash of the transaction's signature base.
  const { body } = world.received.find(({ path }) => path === '/v1/transactions') ?? {};
  const { transaction, signature } = body as {
    transaction: { networkPassphrase: string; serialized: string };
    signature: { publicKey: string; signature: string };
  };
  const sha256 = (...parts: (string | Buffer)[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
  const envelope = Buffer.from(transaction.serialized, 'base64');
  const hash = sha256(sha256(transaction.networkPassphrase), envelope.subarray(0, -4));
  expect(signature.publicKey).toBe(address);
  expect(isSignedBy(address, hash, signature.signature)).toBe(true);
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
    await frameOf(page).getByRole('button', { name: 'Sign' }).click();
    const { publicKey, signature } = await signing;
    const hash = createHash('sha256').update(`Stellar Signed Message:\nRound ${round}`).digest();
    expect(isSignedBy(publicKey, hash, signature)).toBe(true);
    addresses.push(publicKey);
  }
  expect(addresses[0]).toBe(addresses[1]);
});

test('a user declines, and nothing is broadcast', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  const transfer = page.evaluate(() =>
    window.outcome(async () => {
      const account = await window.client.accounts.create();
      const to = 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H';
      return account.transfer({ kind: 'native', to, amount: 1n });
    }),
  );
  await frameOf(page).getByRole('button', { name: 'Decline' }).click();
  expect(await transfer).toBe('iframe/user-rejected');
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

test('a key that the browser cannot make says so', async ({ page, world }) => {
  await open(page, world, 'plain');
  await signIn(page);
  expect(
    await page.evaluate(() =>
      window.outcome(() => window.client.accounts.create(window.nacre.Network.PolygonAmoy)),
    ),
  ).toBe('crypto/unsupported-curve');
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
  expect(otpId).toBe('otp_1');
  expect(JSON.stringify(await page.evaluate(() => window.states))).not.toContain('ada');
  expect(world.received).toEqual([
    { path: '/v1/auth/otp', body: { channel: 'email', email: 'ada@shop.example' } },
  ]);

  await mount('otp', 'One-time code');
  const code = page
    .frameLocator('iframe[title="One-time code"]')
    .getByRole('textbox', { name: 'One-time code' });
  await code.fill('123456');
  expect(await page.evaluate(() => window.outcome(() => window.field.signIn('otp_1')))).toBe(
    'sdk/otp-invalid',
  );
  expect(await page.evaluate(() => window.client.auth.session)).toBeNull();
  await page.evaluate(() => window.field.clear());
  await expect(code).toHaveValue('');
  await code.fill('000000');
  const user = await page.evaluate(async () => (await window.field.signIn('otp_1')).user.id);
  expect(user).toBe('usr_1');
  expect(await page.evaluate(() => window.client.auth.session?.user.id)).toBe('usr_1');
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
