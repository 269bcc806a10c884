import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { IframeApiError } from '../errors/IframeApiError.ts';
import { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { PublicKey, Signature, SignaturePayload, Signer, SignerOptions } from '../signer/Signer.ts';
import { textHash, transactionHash } from '../signing/hashes.ts';
import { publicKeyOf } from '../signing/publicKeyOf.ts';
import { signHash } from '../signing/signHash.ts';
import type { RecoveryMethod, RecoveryStatus } from '../types/Recovery.ts';
import { createTurns } from './createTurns.ts';
import type { DeviceStore } from './DeviceStore.ts';
import { keepDeviceShares, openDeviceShare } from './deviceShares.ts';
import type { KeyFrameDialogs, RecoveryAnswer } from './KeyFrameDialogs.ts';
import type { KeyHolder, KeyServer, OfEachKey } from './KeyServer.ts';
import { makeKeys } from './makeKeys.ts';
import { openRecovery } from './openRecovery.ts';
import type { Passkeys } from './Passkeys.ts';
import { restoreShare } from './restoreShare.ts';
import { type RecoveryProof, sealRecovery } from './sealRecovery.ts';
import { summarize } from './summarize.ts';
import { wipe } from './wipe.ts';
import { withKey } from './withKey.ts';

/**
 * Configures a key frame.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyFrameOptions = {
  /** Nacre's servers, as the key frame sees them. */
  server: KeyServer;
  /** Where the device shares are kept. */
  device: DeviceStore;
  /** How the user is asked. */
  dialogs: KeyFrameDialogs;
  /**
   * What asks for passkeys.
   *
   * @defaultValue `undefined`: passwords are the only recovery
   */
  passkeys?: Passkeys;
};

/**
 * Is what a key frame does, without its window: it makes a user's keys, keeps them in shares, joins two for a signature,
 * and brings the device share back. It's a whole {@link Signer}.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyFrame = Required<
  Pick<Signer, 'getPublicKey' | 'sign' | 'getRecoveryStatus' | 'setUpRecovery' | 'recover'>
>;

const kinds = ['evm', 'stellar'] as const;

const wipeEach = (shares: Partial<OfEachKey<Uint8Array>>) => wipe(...Object.values(shares));

/** Fills in both keys' shares, one after the other; what is there when one fails is wiped. */
async function ofEachKey(
  make: (kind: PublicKey['kind']) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<OfEachKey<Uint8Array<ArrayBuffer>>> {
  const made: Partial<OfEachKey<Uint8Array<ArrayBuffer>>> = {};
  try {
    for (const kind of kinds) made[kind] = await make(kind);
    return made as OfEachKey<Uint8Array<ArrayBuffer>>;
  } catch (error) {
    wipeEach(made);
    throw error;
  }
}

/**
 * Makes a key frame: what runs inside the iframe on Nacre's origin, for you to read, to test against, and to try.
 *
 * @remarks A key is made once, split into three shares, and joined again for a signature only: {@link withKey} says what
 * is wiped then, and {@link wipe} what JavaScript can't wipe. Setting up a recovery and recovering join no key: they make
 * one share of the two others.
 *
 * Dialogs come one after the other.
 *
 * @param options - the servers, the store of this device, the dialogs
 * @returns the key frame
 *
 * @example Sign with a key that's in three places
 * ```ts
 * import { Client, Network } from '@nacre/sdk-base';
 * import { createKeyFrame, memoryStore } from '@nacre/sdk-base/key-frame';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const { api, keyServer, publishableKey } = createSandbox();
 * const signer = createKeyFrame({
 *   server: keyServer,
 *   device: memoryStore(),
 *   // Show dialogs of your own here.
 *   dialogs: {
 *     confirm: () => Promise.resolve(true),
 *     setUpRecovery: () => Promise.resolve(false),
 *     recover: () => Promise.resolve(false),
 *   },
 * });
 * const client = new Client({ publishableKey, api, signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
 * await client.auth.signUp({ method: 'otp', otpId, code: '000000' });
 *
 * const account = await client.accounts.create(Network.PolygonAmoy);
 * const signature = await account.signMessage('Hello');
 * console.log(signature.kind); // "evm"
 * ```
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export function createKeyFrame(options: KeyFrameOptions): KeyFrame {
  const { server, device, dialogs, passkeys } = options;
  const inTurn = createTurns();
  const available: RecoveryMethod[] = passkeys ? ['passkey', 'password'] : ['password'];

  /** Waits for its turn, and does nothing for a caller who has gone meanwhile. */
  const turn = <T>({ signal }: SignerOptions, work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      if (signal?.aborted) throw new SdkError(SdkErrorType.Aborted);
      return work();
    });

  function proofOf(answer: RecoveryAnswer): RecoveryProof {
    if (answer.method === 'password') return answer;
    if (!passkeys) throw new SdkError(SdkErrorType.NotSupported);
    return { method: 'passkey', passkeys };
  }

  /** Reads what is known of the user, and makes the keys where there are none. */
  async function holderOf({ accessToken }: SignerOptions) {
    const holder = await server.getHolder(accessToken);
    if (holder.publicKeys) return { ...holder, publicKeys: holder.publicKeys, isNew: false };
    return device.exclusively(async () => {
      const now = await server.getHolder(accessToken);
      const publicKeys = now.publicKeys ?? (await makeKeys(options, now.userId, accessToken));
      return { ...now, publicKeys, isNew: now.publicKeys === null };
    });
  }

  async function statusOf({ accessToken }: SignerOptions): Promise<RecoveryStatus> {
    const { userId, recoveryMethods } = await server.getHolder(accessToken);
    return { methods: [...recoveryMethods], hasDeviceShare: (await device.get(userId)) !== undefined };
  }

  /** Makes the recovery shares of the two others, encrypts them, and hands them to the servers. */
  async function keepRecovery({ userId }: KeyHolder, accessToken: string, answer: RecoveryAnswer) {
    const record = await device.get(userId);
    const shares = await ofEachKey(async (kind) => {
      const deviceShare = await openDeviceShare(record, userId, kind);
      const sessionShare = await server.releaseSessionShare(accessToken, kind);
      try {
        return await restoreShare('recovery', deviceShare, sessionShare);
      } finally {
        wipe(deviceShare, sessionShare);
      }
    });
    try {
      await server.putRecovery(accessToken, await sealRecovery(shares, proofOf(answer), userId));
    } finally {
      wipeEach(shares);
    }
  }

  /** Opens the recovery shares, makes the device shares of them and the session shares, and keeps these. */
  async function recoverDevice({ userId }: KeyHolder, accessToken: string, answer: RecoveryAnswer) {
    const sealed = await server.getRecovery(accessToken, answer.method);
    const opened = await openRecovery(sealed, proofOf(answer), userId);
    try {
      const shares = await ofEachKey(async (kind) => {
        const sessionShare = await server.releaseSessionShare(accessToken, kind);
        try {
          return await restoreShare('device', sessionShare, opened[kind]);
        } finally {
          wipe(sessionShare);
        }
      });
      try {
        await keepDeviceShares(device, userId, shares, true);
      } finally {
        wipeEach(shares);
      }
    } finally {
      wipeEach(opened);
    }
  }

  const askToRecover = (holder: KeyHolder, { accessToken, signal }: SignerOptions) =>
    dialogs.recover(
      {
        methods: holder.recoveryMethods.filter((method) => available.includes(method)),
        attempt: (answer) => recoverDevice(holder, accessToken, answer),
      },
      signal,
    );

  const askToSetUp = (
    holder: KeyHolder,
    methods: readonly RecoveryMethod[],
    { accessToken, signal }: SignerOptions,
  ) =>
    dialogs.setUpRecovery(
      { methods, attempt: (answer) => keepRecovery(holder, accessToken, answer) },
      signal,
    );

  /** Lets the user recover where this device has no share. */
  async function needDevice(holder: KeyHolder, given: SignerOptions): Promise<void> {
    if (await device.get(holder.userId)) return;
    if (holder.recoveryMethods.length > 0 && (await askToRecover(holder, given))) return;
    throw new CryptoError(CryptoErrorType.KeyShareMissing);
  }

  /** Offers to set up a recovery, once on each device. */
  async function offer(holder: KeyHolder, given: SignerOptions): Promise<void> {
    const record = await device.get(holder.userId);
    if (!record || record.offered || holder.recoveryMethods.length > 0) return;
    await device.put(holder.userId, { ...record, offered: true });
    await askToSetUp(holder, available, given);
  }

  async function beforeTransfer(holder: KeyHolder, given: SignerOptions): Promise<void> {
    const { offerRecovery } = holder.settings;
    if (offerRecovery === 'before-first-transfer') await offer(holder, given);
    if (offerRecovery !== 'required-before-first-transfer' || holder.recoveryMethods.length > 0) return;
    if (!(await askToSetUp(holder, available, given)))
      throw new IframeApiError(IframeApiErrorType.UserRejected);
  }

  /** Joins two shares for one signature. */
  async function signWith(
    { userId, publicKeys }: KeyHolder,
    payload: SignaturePayload,
    accessToken: string,
  ): Promise<Signature> {
    const { kind } = networkInfo(payload.network);
    const deviceShare = await openDeviceShare(await device.get(userId), userId, kind);
    const sessionShare = await server.releaseSessionShare(accessToken, kind);
    try {
      return await withKey(deviceShare, sessionShare, (secret) => {
        // Two shares that don't fit join too, to a key of nobody's; zero or too large a number is none at all.
        let publicKey: string | undefined;
        try {
          publicKey = publicKeyOf(kind, secret).publicKey;
        } catch {
          publicKey = undefined;
        }
        if (publicKey !== publicKeys?.[kind].publicKey)
          throw new CryptoError(CryptoErrorType.KeyShareCorrupted);
        const hash =
          payload.kind === 'message' ? textHash(payload.message, kind) : transactionHash(payload.transaction);
        return signHash(hash, kind, secret);
      });
    } finally {
      wipe(deviceShare, sessionShare);
    }
  }

  return {
    getPublicKey: (network, given) =>
      turn(given, async () => {
        const { kind } = networkInfo(network);
        const holder = await holderOf(given);
        if (holder.isNew && holder.settings.offerRecovery === 'after-sign-up') {
          // After the answer: the app goes on meanwhile, and the offer stays when the call's time is over.
          const later = { accessToken: given.accessToken };
          void turn(later, () => offer(holder, later)).catch(() => undefined);
        }
        return holder.publicKeys[kind];
      }),
    sign(payload, given) {
      return turn(given, async () => {
        const summary = summarize(payload);
        const holder = await holderOf(given);
        await needDevice(holder, given);
        if (summary.kind === 'transfer') await beforeTransfer(holder, given);
        const { signaturesToConfirm: confirmed } = holder.settings;
        const asks = confirmed === 'all' || (confirmed === 'transfers' && summary.kind === 'transfer');
        if (asks && !(await dialogs.confirm(summary, given.signal)))
          throw new IframeApiError(IframeApiErrorType.UserRejected);
        return signWith(holder, payload, given.accessToken);
      });
    },
    getRecoveryStatus: statusOf,
    setUpRecovery: ({ method }, given) =>
      turn(given, async () => {
        if (!available.includes(method)) throw new SdkError(SdkErrorType.NotSupported);
        const holder = await holderOf(given);
        await needDevice(holder, given);
        if (!(await askToSetUp(holder, [method], given)))
          throw new IframeApiError(IframeApiErrorType.UserRejected);
        return statusOf(given);
      }),
    recover: (given) =>
      turn(given, async () => {
        const holder = await holderOf(given);
        if (holder.recoveryMethods.length === 0) throw new CryptoError(CryptoErrorType.KeyShareMissing);
        if (!(await askToRecover(holder, given))) throw new IframeApiError(IframeApiErrorType.UserRejected);
        return statusOf(given);
      }),
  };
}
