import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import type { ErrorType } from '../errors/ErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { KeyFrame } from '../keyFrame/createKeyFrame.ts';
import type { Signature, SignerOptions } from '../signer/Signer.ts';
import { errorOfCode } from '../transport/errorOfCode.ts';
import type { RecoveryStatus } from '../types/Recovery.ts';
import { signText, signTransaction } from './chain/sign.ts';
import type { Controls } from './createControls.ts';
import { ApiProblem } from './refuse.ts';
import type { SandboxTarget } from './SandboxControls.ts';
import { readAccessToken } from './sessions.ts';
import type { SignerKeys } from './State.ts';
import { ensureKeys } from './users.ts';
import type { World } from './World.ts';

type SignerTarget = Extract<SandboxTarget, `signer.${string}`>;

const statusOf = ({ methods, hasDeviceShare }: SignerKeys): RecoveryStatus => ({
  methods: [...methods],
  hasDeviceShare,
});

/**
 * Creates a signer with the users' keys, which replaces the key frame and has the same states. Its user accepts every
 * dialog unless the call is set to fail.
 */
export function createSigner(world: () => World, controls: () => Controls): KeyFrame {
  /** Waits for the call's delay, and throws if the call is set to fail. */
  async function arrive(target: SignerTarget, { signal }: SignerOptions): Promise<void> {
    await controls().delay(target, signal);
    const fault = controls().takeFault(target);
    if (fault) throw errorOfCode(fault.code as ErrorType, {});
  }

  /** Returns the signed-in user's keys, after the call's delay and faults. */
  async function keysFor(target: SignerTarget, options: SignerOptions): Promise<SignerKeys> {
    await arrive(target, options);
    try {
      return ensureKeys(world(), readAccessToken(world(), options.accessToken).userId);
    } catch (error) {
      if (error instanceof ApiProblem) throw new SdkError(SdkErrorType.NotAuthenticated);
      throw error;
    }
  }

  function needMethod({ methods }: SignerKeys): void {
    if (methods.size === 0) throw new CryptoError(CryptoErrorType.KeyShareMissing);
  }

  /** Lets the user recover if the device has no share. If the user dismisses the dialog, the share stays missing. */
  async function needDevice(held: SignerKeys, options: SignerOptions): Promise<void> {
    if (held.hasDeviceShare) return;
    needMethod(held);
    try {
      await arrive('signer.recover', options);
    } catch (error) {
      if (!isNacreError(error, IframeApiErrorType.UserRejected)) throw error;
      throw new CryptoError(CryptoErrorType.KeyShareMissing, { cause: error });
    }
    held.hasDeviceShare = true;
  }

  return {
    async getPublicKey(network, options) {
      const { kind } = networkInfo(network);
      const { evm, stellar } = (await keysFor('signer.getPublicKey', options)).keys;
      return kind === 'evm'
        ? { kind, address: evm.address, publicKey: evm.publicKey }
        : { kind, address: stellar.address, publicKey: stellar.address };
    },
    async sign(payload, options) {
      const { kind } = networkInfo(payload.network);
      const held = await keysFor('signer.sign', options);
      await needDevice(held, options);
      if (payload.kind === 'message') return signText(payload.message, kind, held.keys) as Signature;
      if (payload.transaction.network !== payload.network) throw new SdkError(SdkErrorType.NetworkMismatch);
      return signTransaction(payload.transaction, held.keys) as Signature;
    },
    getRecoveryStatus: async (options) => statusOf(await keysFor('signer.getRecoveryStatus', options)),
    async setUpRecovery({ method }, options) {
      const held = await keysFor('signer.setUpRecovery', options);
      await needDevice(held, options);
      held.methods.add(method);
      return statusOf(held);
    },
    async recover(options) {
      const held = await keysFor('signer.recover', options);
      needMethod(held);
      held.hasDeviceShare = true;
      return statusOf(held);
    },
  };
}
