import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { fromBase64 } from '../base64.ts';
import { contextOf } from './contexts.ts';
import type { OfEachKey, SealedRecovery } from './KeyServer.ts';
import type { KeyShare } from './KeyShares.ts';
import { passkeyKey, PASSWORD_ROUNDS, passwordKey } from './recoveryKeys.ts';
import { open } from './seal.ts';
import type { RecoveryProof } from './sealRecovery.ts';
import { wipe } from './wipe.ts';

async function keyTo(sealed: SealedRecovery, proof: RecoveryProof): Promise<CryptoKey> {
  const salt = new Uint8Array(fromBase64(sealed.salt));
  if (proof.method === 'password') {
    if (sealed.rounds < PASSWORD_ROUNDS) throw new CryptoError(CryptoErrorType.KeyShareCorrupted);
    return passwordKey(proof.password, salt, sealed.rounds);
  }
  const credentialId = new Uint8Array(fromBase64(sealed.credentialId));
  return passkeyKey(await proof.passkeys.get(credentialId, salt), salt);
}

/**
 * Decrypts the recovery shares of a user's keys.
 *
 * @param sealed - the encrypted recovery shares
 * @param proof - the password, or the passkeys to ask
 * @param userId - the id of the user who owns them
 * @returns the recovery shares, which the caller must wipe
 * @throws {@link CryptoError} with `RecoveryPasswordInvalid` when the password doesn't open them
 * @throws {@link CryptoError} with `DecryptionFailed` when the passkey doesn't open them
 * @throws {@link CryptoError} with `KeyShareCorrupted` when the method doesn't match, or PBKDF2 has fewer than
 * 600,000 rounds
 * @throws {@link IframeApiError} with `UserRejected` when the user declines, or has no such passkey here
 *
 * @example Recognize a wrong password
 * ```ts
 * import { CryptoErrorType, isNacreError } from '@nacre/sdk-base';
 * import { openRecovery, sealRecovery, splitKey } from '@nacre/sdk-base/key-frame';
 *
 * const { recovery } = await splitKey(new Uint8Array(32).fill(1));
 * const shares = { evm: recovery, stellar: recovery };
 * const sealed = await sealRecovery(
 *   shares,
 *   { method: 'password', password: 'correct horse battery' },
 *   'usr_1',
 * );
 * try {
 *   await openRecovery(
 *     sealed,
 *     { method: 'password', password: 'correct horse batteries' },
 *     'usr_1',
 *   );
 * } catch (error) {
 *   console.log(isNacreError(error, CryptoErrorType.RecoveryPasswordInvalid)); // true
 * }
 * ```
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export async function openRecovery(
  sealed: SealedRecovery,
  proof: RecoveryProof,
  userId: string,
): Promise<OfEachKey<KeyShare>> {
  if (sealed.method !== proof.method) throw new CryptoError(CryptoErrorType.KeyShareCorrupted);
  const key = await keyTo(sealed, proof);
  try {
    const evm = await open(key, sealed.shares.evm, contextOf('recovery', userId, 'evm'));
    try {
      return {
        evm,
        stellar: await open(key, sealed.shares.stellar, contextOf('recovery', userId, 'stellar')),
      };
    } catch (error) {
      wipe(evm);
      throw error;
    }
  } catch (error) {
    if (proof.method === 'password' && isNacreError(error, CryptoErrorType.DecryptionFailed))
      throw new CryptoError(CryptoErrorType.RecoveryPasswordInvalid, { cause: error });
    throw error;
  }
}
