import { checkTypes, type TypesOf } from '../checkTypes.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { IframeApiError } from '../errors/IframeApiError.ts';
import { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { PublicKey, Signer, SignerOptions } from '../signer/Signer.ts';
import type { RecoveryMethod, RecoveryStatus } from '../types/Recovery.ts';
import { createQueue } from './createQueue.ts';
import { storeRecoveryShares } from './storeRecoveryShares.ts';
import type { RecoveryAnswer } from './KeyFrameDialogs.ts';
import type { KeyFrameOptions } from './KeyFrameOptions.ts';
import type { KeyHolder, OfEachKey } from './KeyServer.ts';
import { makeKeys } from './makeKeys.ts';
import { recoverDevice } from './recoverDevice.ts';
import type { RecoveryProof } from './sealRecovery.ts';
import { signWithShares } from './signWithShares.ts';
import { summarize } from './summarize.ts';

/**
 * A key frame without its window. It creates a user's keys, splits them into shares, joins two shares for a
 * signature, and restores the device share. It's a complete {@link Signer}.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyFrame = Required<
  Pick<Signer, 'getPublicKey' | 'sign' | 'getRecoveryStatus' | 'setUpRecovery' | 'recover'>
>;

/** A user with keys. */
type Owner = KeyHolder & { publicKeys: OfEachKey<PublicKey> };

const TYPES: TypesOf<KeyFrameOptions> = {
  server: { methods: ['getHolder', 'createKeys', 'releaseSessionShare', 'getRecovery', 'putRecovery'] },
  device: { methods: ['get', 'put', 'delete', 'exclusively'] },
  dialogs: { methods: ['confirm', 'setUpRecovery', 'recover'] },
  passkeys: { methods: ['create', 'get'] },
};

const rejected = () => new IframeApiError(IframeApiErrorType.UserRejected);

/**
 * Creates a key frame: the code that runs inside the iframe on Nacre's origin, for you to read, test against and try.
 *
 * @remarks A key is created once, split into three shares, and joined again only for a signature. {@link withKey}
 * documents what's wiped then, and {@link wipe} what JavaScript can't wipe. Setting up recovery and recovering never
 * join the key: they compute one share from the two others.
 *
 * Dialogs are shown one at a time.
 *
 * @param options - the servers, this device's store, and the dialogs
 * @returns the key frame
 * @throws {@link SdkError} with `InvalidArgument` when an option has the wrong type
 *
 * @example Sign with a key that's split over three places
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
 * const { otpId } = await client.auth.sendOtp({
 *   channel: 'email',
 *   email: 'grace@shop.example',
 * });
 * await client.auth.signUp({ method: 'otp', otpId, code: '000000' });
 *
 * const account = await client.accounts.create(Network.PolygonAmoy);
 * const signature = await account.signMessage('Hello');
 * console.log(signature.kind); // "evm"
 * ```
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export function createKeyFrame(options: KeyFrameOptions): KeyFrame {
  checkTypes(options, TYPES);
  const { server, device, dialogs, passkeys } = options;
  const dialogsInTurn = createQueue();
  const makingInTurn = createQueue();
  const available: RecoveryMethod[] = passkeys ? ['passkey', 'password'] : ['password'];

  /** Runs work with dialogs after all earlier dialogs, or throws if the caller has aborted in the meantime. */
  const inTurn = <T>({ signal }: SignerOptions, work: () => Promise<T>): Promise<T> =>
    dialogsInTurn(async () => {
      if (signal?.aborted) throw new SdkError(SdkErrorType.Aborted);
      return work();
    });

  function proofOf(answer: RecoveryAnswer): RecoveryProof {
    if (answer.method === 'password') return answer;
    if (!passkeys) throw new SdkError(SdkErrorType.NotSupported);
    return { method: 'passkey', passkeys };
  }

  /** Returns the user's data, and creates the keys if there are none. Concurrent callers create them only once. */
  async function ownerOf({ accessToken }: SignerOptions): Promise<Owner & { isNew: boolean }> {
    const holder = await server.getHolder(accessToken);
    if (holder.publicKeys) return { ...holder, publicKeys: holder.publicKeys, isNew: false };
    return makingInTurn(() =>
      device.exclusively(async () => {
        const now = await server.getHolder(accessToken);
        const publicKeys = now.publicKeys ?? (await makeKeys(options, now.userId, accessToken));
        return { ...now, publicKeys, isNew: now.publicKeys === null };
      }),
    );
  }

  async function statusOf({ accessToken }: SignerOptions): Promise<RecoveryStatus> {
    const { userId, recoveryMethods } = await server.getHolder(accessToken);
    return { methods: [...recoveryMethods], hasDeviceShare: (await device.get(userId)) !== undefined };
  }

  /** Returns the configured recovery methods that this browser supports. */
  const usableBy = ({ recoveryMethods }: Owner) =>
    recoveryMethods.filter((method) => available.includes(method));

  function askToRecover(owner: Owner, { accessToken, signal }: SignerOptions) {
    const { userId } = owner;
    const attempt = (answer: RecoveryAnswer) =>
      recoverDevice(options, { userId, accessToken }, proofOf(answer));
    return dialogs.recover({ methods: usableBy(owner), attempt }, signal);
  }

  function askToSetUp(
    { userId }: Owner,
    methods: readonly RecoveryMethod[],
    { accessToken, signal }: SignerOptions,
  ) {
    const attempt = (answer: RecoveryAnswer) =>
      storeRecoveryShares(options, { userId, accessToken }, proofOf(answer));
    return dialogs.setUpRecovery({ methods, attempt }, signal);
  }

  /** Lets the user recover if this device has no share. */
  async function needDevice(owner: Owner, given: SignerOptions): Promise<void> {
    if (await device.get(owner.userId)) return;
    await inTurn(given, async () => {
      // Another call may have recovered in the meantime.
      if (await device.get(owner.userId)) return;
      if (usableBy(owner).length > 0 && (await askToRecover(owner, given))) return;
      throw new CryptoError(CryptoErrorType.KeyShareMissing);
    });
  }

  /** Offers to set up recovery, once per device. */
  const offer = (owner: Owner, given: SignerOptions): Promise<void> =>
    inTurn(given, async () => {
      const record = await device.get(owner.userId);
      const { recoveryMethods } = await server.getHolder(given.accessToken);
      if (!record || record.offered || recoveryMethods.length > 0) return;
      await device.put(owner.userId, { ...record, offered: true });
      await askToSetUp(owner, available, given);
    });

  /** Asks the user to set up recovery unless it's set up. */
  const demand = (owner: Owner, given: SignerOptions): Promise<void> =>
    inTurn(given, async () => {
      const { recoveryMethods } = await server.getHolder(given.accessToken);
      if (recoveryMethods.length > 0 || (await askToSetUp(owner, available, given))) return;
      throw rejected();
    });

  async function beforeTransfer(owner: Owner, given: SignerOptions): Promise<void> {
    if (owner.recoveryMethods.length > 0) return;
    const { offerRecovery } = owner.settings;
    if (offerRecovery === 'before-first-transfer') await offer(owner, given);
    if (offerRecovery === 'required-before-first-transfer') await demand(owner, given);
  }

  return {
    async getPublicKey(network, given) {
      const { kind } = networkInfo(network);
      const owner = await ownerOf(given);
      if (owner.isNew && owner.settings.offerRecovery === 'after-sign-up')
        // Not awaited: the app continues in the meantime, and the offer remains after the call's time limit.
        offer(owner, { accessToken: given.accessToken }).catch(() => undefined);
      return owner.publicKeys[kind];
    },
    async sign(asked, given) {
      // Copied, so that the signed payload stays the one shown, even if the caller changes its object.
      const payload = structuredClone(asked);
      const summary = summarize(payload);
      const owner = await ownerOf(given);
      await needDevice(owner, given);
      if (summary.kind === 'transfer') await beforeTransfer(owner, given);
      const { signaturesToConfirm: confirmed } = owner.settings;
      // An unknown setting means to ask for each signature.
      const asks = confirmed === 'transfers' ? summary.kind === 'transfer' : confirmed !== 'none';
      if (asks && !(await inTurn(given, () => dialogs.confirm(summary, given.signal)))) throw rejected();
      if (given.signal?.aborted) throw new SdkError(SdkErrorType.Aborted);
      return signWithShares(options, { ...owner, accessToken: given.accessToken }, payload);
    },
    getRecoveryStatus: statusOf,
    async setUpRecovery({ method }, given) {
      if (!available.includes(method)) throw new SdkError(SdkErrorType.NotSupported);
      const owner = await ownerOf(given);
      await needDevice(owner, given);
      if (!(await inTurn(given, () => askToSetUp(owner, [method], given)))) throw rejected();
      return statusOf(given);
    },
    async recover(given) {
      const owner = await ownerOf(given);
      if (owner.recoveryMethods.length === 0) throw new CryptoError(CryptoErrorType.KeyShareMissing);
      if (usableBy(owner).length === 0) throw new SdkError(SdkErrorType.NotSupported);
      if (!(await inTurn(given, () => askToRecover(owner, given)))) throw rejected();
      return statusOf(given);
    },
  };
}
