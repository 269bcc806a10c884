import type { PublicKey } from '../signer/Signer.ts';
import type { RecoveryMethod } from '../types/Recovery.ts';
import type { KeyShare } from './KeyShares.ts';

/**
 * Holds one thing for each of a user's two keys: that of EVM networks and that of Stellar.
 *
 * @typeParam T - what there is of each key
 *
 * @category Accounts
 * @see [One account per network](https://docs.nacre.example/products/embedded-wallet/introduction#one-account-per-network)
 * @since 0.2.0
 */
export type OfEachKey<T> = Record<PublicKey['kind'], T>;

/**
 * Holds the dashboard's settings that a key frame follows.
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type KeyFrameSettings = {
  /** Which signatures the user confirms: all, those of transfers, or none. */
  signaturesToConfirm: 'all' | 'transfers' | 'none';
  /** When the key frame offers to set up a recovery, and whether a transfer waits until it's set up. */
  offerRecovery: 'after-sign-up' | 'before-first-transfer' | 'required-before-first-transfer';
};

/**
 * Says what Nacre's servers know of a user's keys.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyHolder = {
  /** The user's id. */
  userId: string;
  /** The public halves of the keys, `null` before there are keys. */
  publicKeys: OfEachKey<PublicKey> | null;
  /** The recovery methods that are set up. */
  recoveryMethods: readonly RecoveryMethod[];
  /** The settings of the application's environment. */
  settings: KeyFrameSettings;
};

/**
 * Holds the recovery shares as cipher text, and what is needed to derive the key to them beside the user's part. It's
 * plain JSON.
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type SealedRecovery = {
  /** What the user opens them with. */
  method: RecoveryMethod;
  /** Random bytes, in base64: PBKDF2's salt, or what the passkey's PRF is asked for. */
  salt: string;
  /** How often PBKDF2 hashes the password; 0 with a passkey. */
  rounds: number;
  /** The id of the passkey's credential, in base64; empty with a password. */
  credentialId: string;
  /** A nonce and the cipher text of AES-256-GCM, in base64. */
  shares: OfEachKey<string>;
};

/**
 * Is what a key frame asks of Nacre's servers. They hold the session shares, and the recovery shares as cipher text,
 * and answer to the access token of the user who is signed in.
 *
 * @remarks These aren't operations of the backend API: only the key frame calls them, on its own origin. The sandbox has
 * them as {@link Sandbox.keyServer}.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export interface KeyServer {
  /**
   * Reads what is known of the user's keys.
   *
   * @param accessToken - the signed-in user's access token
   * @returns what is known
   */
  getHolder(accessToken: string): Promise<KeyHolder>;

  /**
   * Registers new keys and keeps their session shares.
   *
   * @param accessToken - the signed-in user's access token
   * @param publicKeys - the public halves, by which the user's accounts come to be
   * @param sessionShares - the session shares; the caller wipes its own
   * @throws {@link SdkError} with `Conflict` when the user has keys already
   */
  createKeys(
    accessToken: string,
    publicKeys: OfEachKey<PublicKey>,
    sessionShares: OfEachKey<KeyShare>,
  ): Promise<void>;

  /**
   * Releases a session share.
   *
   * @param accessToken - the signed-in user's access token
   * @param kind - which of the two keys
   * @returns a copy of the share, for the caller to wipe
   */
  releaseSessionShare(accessToken: string, kind: PublicKey['kind']): Promise<KeyShare>;

  /**
   * Reads the cipher texts of the recovery shares.
   *
   * @param accessToken - the signed-in user's access token
   * @param method - the method that they're opened with
   * @returns the cipher texts
   * @throws {@link SdkError} with `NotFound` when the method isn't set up
   */
  getRecovery(accessToken: string, method: RecoveryMethod): Promise<SealedRecovery>;

  /**
   * Keeps the cipher texts of the recovery shares, in place of those of the same method.
   *
   * @param accessToken - the signed-in user's access token
   * @param sealed - the cipher texts
   */
  putRecovery(accessToken: string, sealed: SealedRecovery): Promise<void>;
}
