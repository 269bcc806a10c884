import { toBase64 } from '../base64.ts';
import { contextOf } from './contexts.ts';
import type { OfEachKey, SealedRecovery } from './KeyServer.ts';
import type { KeyShare } from './KeyShares.ts';
import type { Passkeys } from './Passkeys.ts';
import { checkPassword, passkeyKey, PASSWORD_ROUNDS, passwordKey } from './recoveryKeys.ts';
import { seal } from './seal.ts';

/**
 * The means to open the recovery shares: a password or a passkey.
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryProof =
  | {
      /** The method: a password. */
      method: 'password';
      /** The password, at least 12 characters. A string can't be wiped, so don't keep it longer than you need it. */
      password: string;
    }
  | {
      /** The method: a passkey. */
      method: 'passkey';
      /** The part that asks for the passkey. */
      passkeys: Passkeys;
    };

const SALT_BYTES = 32;

/**
 * Encrypts the recovery shares of a user's keys, so that only the user can open them.
 *
 * @remarks With a password, PBKDF2-SHA-256 derives the key in 600,000 rounds, which takes a few tenths of a second.
 * With a passkey, HKDF derives it from the output of the passkey's PRF. The shares are encrypted with AES-256-GCM.
 *
 * @param shares - the recovery shares, which aren't wiped
 * @param proof - the password, or the passkeys to ask
 * @param userId - the id of the user who owns them
 * @returns the encrypted shares, to store at a {@link KeyServer}
 * @throws {@link SdkError} with `InvalidArgument` when the password has fewer than 12 characters
 * @throws {@link SdkError} with `NotSupported` when the authenticator has no PRF
 * @throws {@link IframeApiError} with `UserRejected` when the user doesn't create a passkey
 *
 * @example Encrypt with a password, then decrypt
 * ```ts
 * import { openRecovery, sealRecovery, splitKey } from '@nacre/sdk-base/key-frame';
 *
 * const evm = await splitKey(new Uint8Array(32).fill(1));
 * const stellar = await splitKey(new Uint8Array(32).fill(2));
 * const proof = { method: 'password', password: 'correct horse battery' } as const;
 *
 * const sealed = await sealRecovery(
 *   { evm: evm.recovery, stellar: stellar.recovery },
 *   proof,
 *   'usr_1',
 * );
 * const opened = await openRecovery(sealed, proof, 'usr_1');
 * console.log(
 *   sealed.rounds,
 *   opened.evm.every((byte, index) => byte === evm.recovery[index]),
 * ); // 600000 true
 * ```
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export async function sealRecovery(
  shares: OfEachKey<KeyShare>,
  proof: RecoveryProof,
  userId: string,
): Promise<SealedRecovery> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  let key: CryptoKey;
  let credentialId = '';
  if (proof.method === 'password') {
    checkPassword(proof.password);
    key = await passwordKey(proof.password, salt, PASSWORD_ROUNDS);
  } else {
    const made = await proof.passkeys.create(userId, salt);
    credentialId = toBase64(made.credentialId);
    key = await passkeyKey(made.secret, salt);
  }
  return {
    method: proof.method,
    salt: toBase64(salt),
    rounds: proof.method === 'password' ? PASSWORD_ROUNDS : 0,
    credentialId,
    shares: {
      evm: await seal(key, shares.evm, contextOf('recovery', userId, 'evm')),
      stellar: await seal(key, shares.stellar, contextOf('recovery', userId, 'stellar')),
    },
  };
}
