import * as node from 'node:crypto';
import type * as Shamir from 'shamir-secret-sharing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '../src/accounts/Account.ts';
import { Client } from '../src/client/Client.ts';
import { CryptoErrorType } from '../src/errors/CryptoErrorType.ts';
import { IframeApiError } from '../src/errors/IframeApiError.ts';
import { IframeApiErrorType } from '../src/errors/IframeApiErrorType.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { storeDeviceShares } from '../src/keyFrame/deviceShares.ts';
import {
  createKeyFrame,
  type DeviceStore,
  type KeyFrameDialogs,
  type KeyFrameSettings,
  type KeyServer,
  memoryStore,
  type Passkeys,
  type RecoveryAnswer,
  type RecoveryDialog,
  type SignatureSummary,
  splitKey,
  summarize,
} from '../src/keyFrame/index.ts';
import { Network } from '../src/networks/Network.ts';
import { createSandbox, type Sandbox } from '../src/sandbox/index.ts';
import type { SignaturePayload } from '../src/signer/Signer.ts';
import { publicKeyOf } from '../src/signing/publicKeyOf.ts';

const handled = vi.hoisted((): Uint8Array[] => []);
vi.mock('shamir-secret-sharing', async (original) => {
  const real = await original<typeof Shamir>();
  return {
    async split(secret: Uint8Array, shares: number, threshold: number) {
      const made = await real.split(secret, shares, threshold);
      handled.push(secret, ...made);
      return made;
    },
    async combine(shares: Uint8Array[]) {
      const joined = await real.combine(shares);
      handled.push(joined, ...shares);
      return joined;
    },
  };
});

const PASSWORD = 'correct horse battery';
const { PolygonAmoy, StellarTestnet } = Network;

type Shown = { dialog: keyof KeyFrameDialogs; summary?: SignatureSummary; methods?: readonly string[] };

/** A user who answers dialogs with the test's answers, and dismisses the others. */
class FakeUser implements KeyFrameDialogs {
  shown: Shown[] = [];
  /** The error codes of rejected answers. */
  refused: string[] = [];
  confirms = true;
  answers: RecoveryAnswer[] = [];

  confirm(summary: SignatureSummary) {
    this.shown.push({ dialog: 'confirm', summary });
    return Promise.resolve(this.confirms);
  }
  setUpRecovery(dialog: RecoveryDialog) {
    return this.#answer('setUpRecovery', dialog);
  }
  recover(dialog: RecoveryDialog) {
    return this.#answer('recover', dialog);
  }
  get names() {
    return this.shown.map(({ dialog }) => dialog);
  }
  async #answer(name: 'setUpRecovery' | 'recover', { methods, attempt }: RecoveryDialog): Promise<boolean> {
    this.shown.push({ dialog: name, methods });
    for (let answer = this.answers.shift(); answer; answer = this.answers.shift()) {
      try {
        await attempt(answer);
        return true;
      } catch (error) {
        this.refused.push((error as { code: string }).code);
      }
    }
    return false;
  }
}

/** Creates an authenticator whose secret is a hash of its own secret, the credential id and the salt. */
function fakePasskeys(): Passkeys & { declines: boolean } {
  const own = node.randomBytes(32);
  const secretOf = (id: Uint8Array, salt: Uint8Array) =>
    Uint8Array.from(node.createHash('sha256').update(own).update(id).update(salt).digest());
  const passkeys = {
    declines: false,
    create: async (_: string, salt: Uint8Array<ArrayBuffer>) => {
      const credentialId = Uint8Array.from(node.randomBytes(16));
      return { credentialId, secret: await passkeys.get(credentialId, salt) };
    },
    get: (credentialId: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) =>
      passkeys.declines
        ? Promise.reject(new IframeApiError(IframeApiErrorType.UserRejected))
        : Promise.resolve(secretOf(credentialId, salt)),
  };
  return passkeys;
}

type Device = {
  user: FakeUser;
  store: DeviceStore;
  client: Client;
  account(network: Network): Promise<Account>;
};

/** Creates a device of a user who is new to the sandbox, or known from an earlier device. */
async function deviceOf(
  sandbox: Sandbox,
  more: { server?: KeyServer; passkeys?: Passkeys; store?: DeviceStore } = {},
): Promise<Device> {
  const user = new FakeUser();
  const store = more.store ?? memoryStore();
  const server = more.server ?? sandbox.keyServer;
  const signer = createKeyFrame({ server, device: store, dialogs: user, passkeys: more.passkeys });
  const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer });
  const email = 'grace@shop.example';
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email });
  const args = { method: 'otp', otpId, code: sandbox.otpCode } as const;
  await client.auth.signIn(args).catch(() => client.auth.signUp(args));
  return { user, store, client, account: (network) => client.accounts.create(network) };
}

/** Decodes a Stellar seed, `S…`, which is base32 with a leading version byte and a trailing checksum. */
function seedOf(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2)).slice(1, 33);
}

const open = (settings?: Partial<KeyFrameSettings>) =>
  createSandbox({ keyFrame: { offerRecovery: 'before-first-transfer', ...settings } });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'succeeded',
    (error: { code: string }) => error.code,
  );

/** Returns the id of a device's user. */
const userIdOf = ({ client }: Device) => client.auth.session?.user.id ?? '';

/** Funds an account. */
async function fund(sandbox: Sandbox, { client }: Device, network: Network): Promise<void> {
  const accessToken = await client.auth.getAccessToken();
  await sandbox.api.request('requestTestTokens', { body: { network } } as never, { accessToken });
  sandbox.clock.advance(60_000);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a signature', () => {
  test.each([
    [PolygonAmoy, (seeded: Sandbox['seeded']) => seeded.friendAddress],
    [StellarTestnet, (seeded: Sandbox['seeded']) => seeded.stellarFriendAddress],
  ])('on %s is created from two shares, and the network accepts it', async (network, friend) => {
    const sandbox = open();
    const device = await deviceOf(sandbox);
    const account = await device.account(network);
    await fund(sandbox, device, network);
    const to = friend(sandbox.seeded);
    const transfer = await account.transfer({ kind: 'native', to, amount: 12_345n });
    expect(transfer).toMatchObject({ from: account.address, to, amount: 12_345n, status: 'pending' });
    // Recovery was offered once and dismissed. The confirmed transfer is the requested one.
    expect(device.user.names).toEqual(['setUpRecovery', 'confirm']);
    expect(device.user.shown[1]?.summary).toMatchObject({
      kind: 'transfer',
      network,
      to,
      asset: 'native',
      tokenId: null,
      amount: 12_345n,
    });
    await account.transfer({ kind: 'native', to, amount: 1n });
    expect(device.user.names).toEqual(['setUpRecovery', 'confirm', 'confirm']);
  });

  test('with a published key matches the published signature', async () => {
    // The key of the example in web3.js' documentation of `eth.accounts.sign`, and the seed of SEP-53's test cases.
    const secrets = {
      evm: Uint8Array.from(
        Buffer.from('4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318', 'hex'),
      ),
      stellar: seedOf('SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW'),
    };
    const shares = { evm: await splitKey(secrets.evm), stellar: await splitKey(secrets.stellar) };
    const store = memoryStore();
    await storeDeviceShares(store, 'usr_1', { evm: shares.evm.device, stellar: shares.stellar.device }, true);
    const publicKeys = {
      evm: publicKeyOf('evm', secrets.evm),
      stellar: publicKeyOf('stellar', secrets.stellar),
    };
    expect(publicKeys.evm.address).toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23');
    expect(publicKeys.stellar.address).toBe('GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L');
    const notAsked = () => Promise.reject(new Error('not asked for'));
    const server: KeyServer = {
      createKeys: notAsked,
      getRecovery: notAsked,
      putRecovery: notAsked,
      getHolder: () =>
        Promise.resolve({
          userId: 'usr_1',
          publicKeys,
          recoveryMethods: [],
          settings: { signaturesToConfirm: 'none', offerRecovery: 'after-sign-up' },
        }),
      releaseSessionShare: (_: string, kind: 'evm' | 'stellar') =>
        Promise.resolve(shares[kind].session.slice()),
    };
    const signer = createKeyFrame({ server, device: store, dialogs: new FakeUser() });
    const sign = (network: Network, message: string) =>
      signer.sign({ kind: 'message', network, message }, { accessToken: 'a' });
    expect(await sign(PolygonAmoy, 'Some data')).toEqual({
      kind: 'evm',
      r: '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd',
      s: '0x6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a029',
      yParity: 1,
    });
    for (const [message, signature] of [
      [
        'Hello, World!',
        'fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==',
      ],
      [
        'こんにちは、世界！',
        'CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==',
      ],
    ] as const)
      expect(await sign(StellarTestnet, message)).toEqual({
        kind: 'stellar',
        publicKey: publicKeys.stellar.address,
        signature,
      });
  });

  test('is confirmed according to the dashboard’s setting', async () => {
    for (const [signaturesToConfirm, names] of [
      ['all', ['confirm']],
      ['transfers', []],
      ['none', []],
    ] as const) {
      const { user, account } = await deviceOf(open({ signaturesToConfirm }));
      await (await account(PolygonAmoy)).signMessage('Hello');
      expect(user.names).toEqual(names);
    }
    const sandbox = open({ signaturesToConfirm: 'none' });
    const device = await deviceOf(sandbox);
    const account = await device.account(PolygonAmoy);
    await fund(sandbox, device, PolygonAmoy);
    await account.transfer({ kind: 'native', to: sandbox.seeded.friendAddress, amount: 1n });
    expect(device.user.names).toEqual(['setUpRecovery']);
  });

  test('is confirmed if this version does not know the setting', async () => {
    const { keyServer, ...sandbox } = open({});
    const settings = { signaturesToConfirm: 'high-value', offerRecovery: 'after-sign-up' } as never;
    const server: KeyServer = {
      ...keyServer,
      getHolder: async (accessToken) => ({ ...(await keyServer.getHolder(accessToken)), settings }),
    };
    const { user, account } = await deviceOf({ keyServer, ...sandbox }, { server });
    await (await account(PolygonAmoy)).signMessage('Hello');
    expect(user.names).toContain('confirm');
  });

  test('covers the shown payload, even if the caller changes it in the meantime', async () => {
    const sandbox = open({ signaturesToConfirm: 'all' });
    const { user, client, store, account } = await deviceOf(sandbox);
    await account(PolygonAmoy);
    const signer = createKeyFrame({ server: sandbox.keyServer, device: store, dialogs: user });
    const sign = async (payload: SignaturePayload) =>
      signer.sign(payload, { accessToken: await client.auth.getAccessToken() });
    const payload = { kind: 'message' as const, network: PolygonAmoy, message: 'Hello' };
    const shown = await sign({ ...payload });
    vi.spyOn(user, 'confirm').mockImplementation((summary) => {
      payload.message = 'All that I have';
      user.shown.push({ dialog: 'confirm', summary });
      return Promise.resolve(true);
    });
    expect(await sign(payload)).toEqual(shown);
    expect(user.shown.at(-1)?.summary).toMatchObject({ message: 'Hello' });
  });

  test('is not created when the user declines', async () => {
    const { user, account } = await deviceOf(open({ signaturesToConfirm: 'all' }));
    user.confirms = false;
    const signing = (await account(StellarTestnet)).signMessage('Hello');
    expect(await codeOf(signing)).toBe(IframeApiErrorType.UserRejected);
  });

  test('is not created for a call that was aborted while it waited', async () => {
    const { client, account } = await deviceOf(open());
    await account(PolygonAmoy);
    const given = new AbortController();
    const signing = client.accounts.get(PolygonAmoy).then((known) => {
      const first = known.signMessage('One');
      const second = known.signMessage('Two', { signal: given.signal });
      given.abort();
      return [first, second] as const;
    });
    const [first, second] = await signing;
    expect(await codeOf(second)).toBe(SdkErrorType.Aborted);
    expect(await first).toMatchObject({ kind: 'evm' });
  });

  test('leaves no key and no share in memory', async () => {
    const held: Uint8Array[] = [];
    const keep = <T extends Uint8Array>(bytes: T): T => {
      held.push(bytes);
      return bytes;
    };
    const sandbox = open();
    const { keyServer } = sandbox;
    const server: KeyServer = {
      ...keyServer,
      createKeys(accessToken, publicKeys, sessionShares) {
        Object.values(sessionShares).map(keep);
        return keyServer.createKeys(accessToken, publicKeys, sessionShares);
      },
      releaseSessionShare: async (accessToken, kind) =>
        keep(await keyServer.releaseSessionShare(accessToken, kind)),
    };
    // The data decrypted by WebCrypto: device shares and recovery shares.
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...args) => {
      const plain = await decrypt(...args);
      held.push(new Uint8Array(plain));
      return plain;
    });
    const device = await deviceOf(sandbox, { server });
    handled.length = 0;
    const fill = crypto.getRandomValues.bind(crypto);
    // The seeds of the keys: 48 bytes for secp256k1, 32 for Ed25519.
    const seeds: Uint8Array[] = [];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      const filled = fill(array);
      const { byteLength } = filled as Uint8Array;
      if (seeds.length === 0 ? byteLength === 48 : seeds.length === 1 && byteLength === 32)
        seeds.push(filled as unknown as Uint8Array);
      return filled;
    });
    const account = await device.account(PolygonAmoy);
    await account.signMessage('Hello');
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    await device.client.recovery.setUp({ method: 'password' });
    await device.store.delete(userIdOf(device));
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    await account.signMessage('Hello again');
    // Two for the registration, two for each signature, four for the set-up and four for the recovery.
    expect(held).toHaveLength(14);
    expect(seeds).toHaveLength(2);
    // All inputs and outputs of the package for shares.
    expect(handled).toHaveLength(42);
    for (const bytes of [...held, ...seeds, ...handled]) expect(bytes.every((byte) => byte === 0)).toBe(true);
  });
});

describe('the stored shares', () => {
  test('on the device are encrypted with a key that is not extractable', async () => {
    const device = await deviceOf(open());
    await device.account(PolygonAmoy);
    const record = await device.store.get(userIdOf(device));
    expect(record?.key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
    await expect(crypto.subtle.exportKey('raw', record?.key as CryptoKey)).rejects.toThrow();
    // A nonce of 12 bytes, a share of 33 bytes and a tag of 16 bytes.
    for (const sealed of Object.values(record?.shares ?? {}))
      expect(Buffer.from(sealed, 'base64')).toHaveLength(61);
  });

  test('are created once, even for concurrent calls', async () => {
    const device = await deviceOf(open());
    const [evm, stellar, again] = await Promise.all(
      [PolygonAmoy, StellarTestnet, Network.BaseSepolia].map(device.account),
    );
    expect(evm?.address).toBe(again?.address);
    expect(stellar?.address).toMatch(/^G/);
  });

  test('are those of the first of two devices that create keys at the same time', async () => {
    const sandbox = open();
    let arrived: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (arrived = resolve));
    let waiting = 0;
    const server: KeyServer = {
      ...sandbox.keyServer,
      async createKeys(...args) {
        if (++waiting === 2) arrived();
        await both;
        return sandbox.keyServer.createKeys(...args);
      },
    };
    const devices = [await deviceOf(sandbox, { server }), await deviceOf(sandbox, { server })];
    const addresses = await Promise.all(
      devices.map(async ({ account }) => (await account(PolygonAmoy)).address),
    );
    expect(addresses[0]).toBe(addresses[1]);
    const statuses = await Promise.all(devices.map(({ client }) => client.recovery.getStatus()));
    expect(statuses.map(({ hasDeviceShare }) => hasDeviceShare).toSorted()).toEqual([false, true]);
  });

  test('are not lost with the response to their registration', async () => {
    const sandbox = open();
    let lost = false;
    const server: KeyServer = {
      ...sandbox.keyServer,
      async createKeys(...args) {
        await sandbox.keyServer.createKeys(...args);
        if (!lost) {
          lost = true;
          throw new TypeError('the network is gone');
        }
      },
    };
    const { account } = await deviceOf(sandbox, { server });
    expect(await codeOf(account(PolygonAmoy))).toBe(CryptoErrorType.SignatureFailed);
    expect(await (await account(PolygonAmoy)).signMessage('Hello')).toMatchObject({ kind: 'evm' });
  });

  test('are wiped when the servers do not respond', async () => {
    const sandbox = open();
    let isGone = false;
    const server: KeyServer = {
      ...sandbox.keyServer,
      releaseSessionShare: (...args) =>
        isGone ? Promise.reject(new TypeError('gone')) : sandbox.keyServer.releaseSessionShare(...args),
    };
    const device = await deviceOf(sandbox, { server });
    const account = await device.account(PolygonAmoy);
    const opened: Uint8Array[] = [];
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...args) => {
      const plain = await decrypt(...args);
      opened.push(new Uint8Array(plain));
      return plain;
    });
    isGone = true;
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.SignatureFailed);
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    expect(await codeOf(device.client.recovery.setUp({ method: 'password' }))).toBe(
      IframeApiErrorType.UserRejected,
    );
    expect(opened).toEqual([new Uint8Array(33), new Uint8Array(33)]);
  });

  test('are reported as damaged if they do not match', async () => {
    const sandbox = open();
    const server: KeyServer = {
      ...sandbox.keyServer,
      async releaseSessionShare(...args) {
        const share = await sandbox.keyServer.releaseSessionShare(...args);
        share[0] = (share[0] ?? 0) ^ 1;
        return share;
      },
    };
    const device = await deviceOf(sandbox, { server });
    for (const network of [PolygonAmoy, StellarTestnet]) {
      const signing = (await device.account(network)).signMessage('Hello');
      expect(await codeOf(signing)).toBe(CryptoErrorType.KeyShareCorrupted);
    }
  });

  test('of another user cannot be decrypted', async () => {
    const sandbox = open();
    const device = await deviceOf(sandbox);
    const account = await device.account(PolygonAmoy);
    const userId = userIdOf(device);
    const record = await device.store.get(userId);
    if (!record) throw new Error('no record');
    await device.store.put(userId, {
      ...record,
      shares: { evm: record.shares.stellar, stellar: record.shares.evm },
    });
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.DecryptionFailed);
  });
});

describe('recovery', () => {
  test('restores a lost device by password during a signing call', async () => {
    const sandbox = open();
    const device = await deviceOf(sandbox);
    const { client, user, store } = device;
    const account = await device.account(PolygonAmoy);
    expect(await client.recovery.getStatus()).toEqual({ methods: [], hasDeviceShare: true });

    user.answers = [
      { method: 'password', password: 'elevenchars' },
      { method: 'password', password: PASSWORD },
    ];
    expect(await client.recovery.setUp({ method: 'password' })).toEqual({
      methods: ['password'],
      hasDeviceShare: true,
    });
    expect(user.refused).toEqual([SdkErrorType.InvalidArgument]);

    await store.delete(userIdOf(device));
    expect(await client.recovery.getStatus()).toEqual({ methods: ['password'], hasDeviceShare: false });
    user.answers = [
      { method: 'password', password: `${PASSWORD}!` },
      { method: 'password', password: PASSWORD },
    ];
    const signed = await account.signMessage('Hello');
    expect(signed).toMatchObject({ kind: 'evm' });
    expect(user.names).toEqual(['setUpRecovery', 'recover']);
    expect(user.refused.at(-1)).toBe(CryptoErrorType.RecoveryPasswordInvalid);
    expect(await client.recovery.getStatus()).toEqual({ methods: ['password'], hasDeviceShare: true });
    // The share is the same as before, so the signature is the same and there is no dialog.
    expect(await account.signMessage('Hello')).toEqual(signed);
    expect(user.names).toHaveLength(2);
  });

  test('adds a second device by passkey, and the first still works', async () => {
    const sandbox = open();
    const passkeys = fakePasskeys();
    const first = await deviceOf(sandbox, { passkeys });
    const account = await first.account(StellarTestnet);
    first.user.answers = [{ method: 'passkey' }];
    await first.client.recovery.setUp({ method: 'passkey' });
    first.user.answers = [{ method: 'password', password: PASSWORD }];
    const status = await first.client.recovery.setUp({ method: 'password' });
    expect(status.methods).toEqual(['passkey', 'password']);

    const second = await deviceOf(sandbox, { passkeys });
    passkeys.declines = true;
    second.user.answers = [{ method: 'passkey' }];
    expect(await codeOf(second.client.recovery.recover())).toBe(IframeApiErrorType.UserRejected);
    expect(second.user.refused).toEqual([IframeApiErrorType.UserRejected]);
    passkeys.declines = false;
    second.user.answers = [{ method: 'passkey' }];
    expect(await second.client.recovery.recover()).toEqual({
      methods: ['passkey', 'password'],
      hasDeviceShare: true,
    });
    expect(second.user.shown.at(-1)?.methods).toEqual(['passkey', 'password']);
    const same = await second.account(StellarTestnet);
    expect(await same.signMessage('Hello')).toEqual(await account.signMessage('Hello'));
  });

  test('shows one dialog for two concurrent calls', async () => {
    const device = await deviceOf(open());
    const account = await device.account(PolygonAmoy);
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    await device.client.recovery.setUp({ method: 'password' });
    await device.store.delete(userIdOf(device));
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    const [one, two] = await Promise.all([account.signMessage('Hello'), account.signMessage('Hello')]);
    expect(one).toEqual(two);
    expect(device.user.names).toEqual(['setUpRecovery', 'recover']);
  });

  test('fails with a replaced password', async () => {
    const device = await deviceOf(open());
    const { client, user } = device;
    const account = await device.account(PolygonAmoy);
    for (const password of [PASSWORD, 'another long password']) {
      user.answers = [{ method: 'password', password }];
      expect((await client.recovery.setUp({ method: 'password' })).methods).toEqual(['password']);
    }
    await device.store.delete(userIdOf(device));
    user.answers = [{ method: 'password', password: PASSWORD }];
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.KeyShareMissing);
    expect(user.refused).toEqual([CryptoErrorType.RecoveryPasswordInvalid]);
  });

  test('that is dismissed is rejected, and a signature fails with a missing share', async () => {
    const device = await deviceOf(open());
    const account = await device.account(PolygonAmoy);
    expect(await codeOf(device.client.recovery.setUp({ method: 'password' }))).toBe(
      IframeApiErrorType.UserRejected,
    );
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    await device.client.recovery.setUp({ method: 'password' });
    await device.store.delete(userIdOf(device));
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.KeyShareMissing);
    expect(await codeOf(device.client.recovery.recover())).toBe(IframeApiErrorType.UserRejected);
    expect(await codeOf(device.client.recovery.setUp({ method: 'password' }))).toBe(
      CryptoErrorType.KeyShareMissing,
    );
  });

  test('that was never set up opens no dialog', async () => {
    const device = await deviceOf(open());
    const account = await device.account(PolygonAmoy);
    await device.store.delete(userIdOf(device));
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.KeyShareMissing);
    expect(await codeOf(device.client.recovery.recover())).toBe(CryptoErrorType.KeyShareMissing);
    expect(device.user.shown).toEqual([]);
  });

  test('with a passkey needs a browser that supports passkeys', async () => {
    const { client } = await deviceOf(open());
    expect(await codeOf(client.recovery.setUp({ method: 'passkey' }))).toBe(SdkErrorType.NotSupported);
  });

  test('that this browser does not support opens no dialog and fails', async () => {
    const sandbox = open();
    const first = await deviceOf(sandbox, { passkeys: fakePasskeys() });
    await first.account(PolygonAmoy);
    first.user.answers = [{ method: 'passkey' }];
    await first.client.recovery.setUp({ method: 'passkey' });
    const second = await deviceOf(sandbox);
    const account = await second.account(PolygonAmoy);
    expect(await codeOf(second.client.recovery.recover())).toBe(SdkErrorType.NotSupported);
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.KeyShareMissing);
    expect(second.user.shown).toEqual([]);
  });

  test('with fewer rounds than required, or of another method, is rejected', async () => {
    const sandbox = open();
    const { keyServer } = sandbox;
    const device = await deviceOf(sandbox, {
      server: {
        ...keyServer,
        getRecovery: async (...args) => ({ ...(await keyServer.getRecovery(...args)), rounds: 1_000 }),
      },
    });
    await device.account(PolygonAmoy);
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    await device.client.recovery.setUp({ method: 'password' });
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    expect(await codeOf(device.client.recovery.recover())).toBe(IframeApiErrorType.UserRejected);
    expect(device.user.refused).toEqual([CryptoErrorType.KeyShareCorrupted]);
  });
});

describe('the offer to set up recovery', () => {
  test('appears once, after the sign-up', async () => {
    const { user, account, client } = await deviceOf(open({ offerRecovery: 'after-sign-up' }));
    await account(PolygonAmoy);
    await expect.poll(() => user.names).toEqual(['setUpRecovery']);
    await (await account(PolygonAmoy)).signMessage('Hello');
    expect(user.names).toEqual(['setUpRecovery']);
    expect(await client.recovery.getStatus()).toEqual({ methods: [], hasDeviceShare: true });
  });

  test('stays open while the app continues', async () => {
    const { user, account, client } = await deviceOf(open({ offerRecovery: 'after-sign-up' }));
    let dismiss: () => void = () => undefined;
    const answer = new Promise<boolean>((resolve) => (dismiss = () => resolve(false)));
    const setUp = vi.spyOn(user, 'setUpRecovery').mockReturnValue(answer);
    await account(PolygonAmoy);
    await expect.poll(() => setUp).toHaveBeenCalledTimes(1);
    expect((await account(StellarTestnet)).address).toMatch(/^G/);
    expect(await (await account(PolygonAmoy)).signMessage('Hello')).toMatchObject({ kind: 'evm' });
    // Another dialog waits for this one to close.
    let ended = false;
    const asked = codeOf(client.recovery.setUp({ method: 'password' })).finally(() => (ended = true));
    await client.recovery.getStatus();
    expect([setUp.mock.calls.length, ended]).toEqual([1, false]);
    dismiss();
    expect(await asked).toBe(IframeApiErrorType.UserRejected);
    expect(setUp).toHaveBeenCalledTimes(2);
  });

  test('can be accepted before the first transfer', async () => {
    const sandbox = open({ offerRecovery: 'before-first-transfer' });
    const device = await deviceOf(sandbox);
    const account = await device.account(PolygonAmoy);
    await fund(sandbox, device, PolygonAmoy);
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    await account.transfer({ kind: 'native', to: sandbox.seeded.friendAddress, amount: 1n });
    expect((await device.client.recovery.getStatus()).methods).toEqual(['password']);
    expect(device.user.shown.map(({ dialog, methods }) => methods ?? dialog)).toEqual([
      ['password'],
      'confirm',
    ]);
  });

  test('is mandatory if a transfer requires it', async () => {
    const sandbox = open({ offerRecovery: 'required-before-first-transfer' });
    const device = await deviceOf(sandbox);
    const account = await device.account(PolygonAmoy);
    await fund(sandbox, device, PolygonAmoy);
    const transfer = () =>
      codeOf(account.transfer({ kind: 'native', to: sandbox.seeded.friendAddress, amount: 1n }));
    expect(await transfer()).toBe(IframeApiErrorType.UserRejected);
    expect(await transfer()).toBe(IframeApiErrorType.UserRejected);
    device.user.answers = [{ method: 'password', password: PASSWORD }];
    expect(await transfer()).toBe('succeeded');
    expect(device.user.names).toEqual(['setUpRecovery', 'setUpRecovery', 'setUpRecovery', 'confirm']);
  });
});

describe('the summary before a signature', () => {
  const amoy = { kind: 'transaction', network: PolygonAmoy } as const;

  /** Returns the transaction prepared by the backend. */
  async function prepared(network: Network, transfer: object): Promise<SignaturePayload> {
    const sandbox = createSandbox();
    const client = new Client({
      publishableKey: 'pk_sandbox_local',
      api: sandbox.api,
      signer: sandbox.signer,
    });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    const accessToken = await client.auth.getAccessToken();
    const { transaction } = await sandbox.api.request(
      'estimateFees',
      { body: { network, transfer } } as never,
      { accessToken },
    );
    return { kind: 'transaction', network, transaction } as SignaturePayload;
  }

  test('is decoded from the transaction, for each kind of transfer', async () => {
    const { seeded } = createSandbox();
    const { friendAddress: to, tokenAddress, nftContract, stellarFriendAddress, stellarAsset } = seeded;
    const cases: [Network, object, object][] = [
      [PolygonAmoy, { kind: 'native', to, amount: '5' }, { to, asset: 'native', tokenId: null, amount: 5n }],
      [
        PolygonAmoy,
        { kind: 'erc20', to, amount: '6', token: tokenAddress },
        { to, asset: tokenAddress, tokenId: null, amount: 6n },
      ],
      [
        PolygonAmoy,
        { kind: 'nft', to, contract: nftContract, tokenId: '40' },
        { to, asset: nftContract, tokenId: 40n, amount: 1n },
      ],
      [
        StellarTestnet,
        {
          kind: 'stellar-asset',
          to: stellarFriendAddress,
          asset: stellarAsset,
          amount: '7',
          memo: 'invoice',
        },
        {
          to: stellarFriendAddress,
          asset: stellarAsset,
          tokenId: null,
          amount: 7n,
          memo: 'invoice',
          memoType: 'text',
        },
      ],
      [
        StellarTestnet,
        {
          kind: 'native',
          to: 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
          amount: '10000000',
        },
        {
          to: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
          asset: 'native',
          tokenId: null,
          amount: 10_000_000n,
          memo: '9223372036854775808',
          memoType: 'id',
        },
      ],
    ];
    for (const [network, transfer, shown] of cases) {
      const summary = summarize(await prepared(network, transfer));
      expect(summary).toMatchObject({ kind: 'transfer', network, ...shown });
      expect((summary as { maxFee: bigint }).maxFee).toBeGreaterThan(0n);
    }
  });

  test('rejects a transaction that cannot be shown', async () => {
    const native = await prepared(PolygonAmoy, {
      kind: 'native',
      to: createSandbox().seeded.friendAddress,
      amount: '5',
    });
    const { serializeEvm } = await import('../src/sandbox/chain/evmTransaction.ts');
    const evm = (more: object) => ({
      ...amoy,
      transaction: {
        kind: 'evm' as const,
        network: PolygonAmoy,
        serialized: serializeEvm({
          chainId: 80_002n,
          nonce: 0n,
          maxPriorityFeePerGas: 1n,
          maxFeePerGas: 1n,
          gasLimit: 21_000n,
          to: createSandbox().seeded.tokenAddress,
          value: 0n,
          data: new Uint8Array(),
          ...more,
        }),
      },
    });
    // transferFrom of ERC-20 and ERC-721. With some ERC-20 tokens, the sender may use it to move their own amounts.
    const transferFrom = Uint8Array.from(Buffer.from(`23b872dd${'11'.repeat(96)}`, 'hex'));
    const approve = Uint8Array.from(Buffer.from(`095ea7b3${'11'.repeat(64)}`, 'hex'));
    const transfer = Uint8Array.from(Buffer.from(`a9059cbb${'11'.repeat(64)}`, 'hex'));
    for (const [payload, code] of [
      [evm({ data: approve }), CryptoErrorType.SignatureFailed],
      [evm({ data: transferFrom }), CryptoErrorType.SignatureFailed],
      [evm({ data: transfer, value: 1n }), CryptoErrorType.SignatureFailed],
      [evm({ data: transfer.subarray(0, 40) }), CryptoErrorType.SignatureFailed],
      [evm({ chainId: 1n }), SdkErrorType.NetworkMismatch],
      [{ ...native, network: Network.BaseSepolia }, SdkErrorType.NetworkMismatch],
      [{ ...native, network: StellarTestnet }, CryptoErrorType.UnsupportedCurve],
      [
        { ...amoy, transaction: { kind: 'evm', network: PolygonAmoy, serialized: '0x02c0' } },
        CryptoErrorType.SignatureFailed,
      ],
    ] as const)
      expect(await codeOf(Promise.resolve().then(() => summarize(payload as SignaturePayload)))).toBe(code);
  });
});
