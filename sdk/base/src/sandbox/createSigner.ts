import type { ErrorType } from '../errors/ErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { Network } from '../networks/Network.ts';
import type { Signature, Signer, SignerOptions } from '../signer/Signer.ts';
import { errorOfCode } from '../transport/errorOfCode.ts';
import { signText, signTransaction } from './chain/sign.ts';
import type { UserKeys } from './chain/userKeys.ts';
import type { Controls } from './createControls.ts';
import { Refusal } from './refuse.ts';
import { readAccessToken } from './sessions.ts';
import { ensureKeys } from './users.ts';
import type { World } from './World.ts';

/** Makes the signer over the users' keys, in the place of the key frame. */
export function createSigner(world: () => World, controls: () => Controls): Signer {
  /** Gives the keys of the user who is signed in, after the delay and the faults of the call. */
  async function keysFor(
    target: 'signer.getPublicKey' | 'signer.sign',
    network: Network,
    { accessToken, signal }: SignerOptions,
  ): Promise<UserKeys> {
    networkInfo(network);
    await controls().delay(target, signal);
    const fault = controls().takeFault(target);
    if (fault) throw errorOfCode(fault.code as ErrorType, {});
    try {
      return ensureKeys(world(), readAccessToken(world(), accessToken).userId);
    } catch (error) {
      if (error instanceof Refusal) throw new SdkError(SdkErrorType.NotAuthenticated);
      throw error;
    }
  }

  return {
    async getPublicKey(network, options) {
      const { evm, stellar } = await keysFor('signer.getPublicKey', network, options);
      const { kind } = networkInfo(network);
      return kind === 'evm'
        ? { kind, address: evm.address, publicKey: evm.publicKey }
        : { kind, address: stellar.address, publicKey: stellar.address };
    },
    async sign(payload, options) {
      const keys = await keysFor('signer.sign', payload.network, options);
      const { kind } = networkInfo(payload.network);
      if (payload.kind === 'message') return signText(payload.message, kind, keys) as Signature;
      if (payload.transaction.network !== payload.network) throw new SdkError(SdkErrorType.NetworkMismatch);
      return signTransaction(payload.transaction, keys) as Signature;
    },
  };
}
