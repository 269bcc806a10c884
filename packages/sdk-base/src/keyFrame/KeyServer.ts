import type { PublicKey } from '../signer/Signer.ts';
import type { RecoveryMethod } from '../types/Recovery.ts';
import type { KeyShare } from './KeyShares.ts';

/**
 * One value for each of a user's two keys: the one for EVM networks and the one for Stellar.
 *
 * @typeParam T - the type of the value
 *
 * @category Key frame
 * @see [One account per network](https://docs.nacre.example/products/embedded-wallet/introduction#one-account-per-network)
 * @since 0.2.0
 */
export type OfEachKey<T> = Record<PublicKey['kind'], T>;

/**
 * The dashboard settings that a key frame follows.
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type KeyFrameSettings = {
  /** The signatures that the user must confirm: all, only transfers, or none. */
  signaturesToConfirm: 'all' | 'transfers' | 'none';
  /** When the key frame offers to set up recovery, and whether transfers require it. */
  offerRecovery: 'after-sign-up' | 'before-first-transfer' | 'required-before-first-transfer';
};

/**
 * What Nacre's servers know about a user's keys.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyHolder = {
  /** The user's id. */
  userId: string;
  /** The public halves of the keys; `null` until there are keys. */
  publicKeys: OfEachKey<PublicKey> | null;
  /** The recovery methods that are set up. */
  recoveryMethods: readonly RecoveryMethod[];
  /** The settings of the application's environment. */
  settings: KeyFrameSettings;
};

/**
 * The encrypted recovery shares, with everything but the user's part that it takes to derive their key. It's plain
 * JSON.
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type SealedRecovery = {
  /** The method that the user opens them with. */
  method: RecoveryMethod;
  /** Random bytes, in base64: the salt for PBKDF2, or the input of the passkey's PRF. */
  salt: string;
  /** The number of PBKDF2 rounds for a password; 0 for a passkey. */
  rounds: number;
  /** The id of the passkey's credential, in base64; empty with a password. */
  credentialId: string;
  /** A nonce and the cipher text of AES-256-GCM, in base64. */
  shares: OfEachKey<string>;
};

/**
 * The requests that a key frame sends to Nacre's servers. They hold the session shares and the encrypted recovery
 * shares, and require the signed-in user's access token.
 *
 * @remarks These aren't operations of the backend API: only the key frame calls them, on its own origin. The sandbox
 * provides them as {@link Sandbox.keyServer}.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export interface KeyServer {
  /**
   * Reads what the servers know about the user's keys.
   *
   * @param accessToken - the signed-in user's access token
   * @returns the public halves, the recovery methods and the settings
   */
  getHolder(accessToken: string): Promise<KeyHolder>;

  /**
   * Registers new keys and stores their session shares.
   *
   * @param accessToken - the signed-in user's access token
   * @param publicKeys - the public halves, from which the user's accounts are created
   * @param sessionShares - the session shares; the caller wipes its own copies
   * @throws {@link SdkError} with `Conflict` when the user already has keys
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
   * @param kind - the kind of key: `evm` or `stellar`
   * @returns a copy of the share, which the caller must wipe
   */
  releaseSessionShare(accessToken: string, kind: PublicKey['kind']): Promise<KeyShare>;

  /**
   * Reads the encrypted recovery shares.
   *
   * @param accessToken - the signed-in user's access token
   * @param method - the method that opens them
   * @returns the cipher texts
   * @throws {@link SdkError} with `NotFound` when the method isn't set up
   */
  getRecovery(accessToken: string, method: RecoveryMethod): Promise<SealedRecovery>;

  /**
   * Stores the encrypted recovery shares, replacing those of the same method.
   *
   * @param accessToken - the signed-in user's access token
   * @param sealed - the encrypted recovery shares
   */
  putRecovery(accessToken: string, sealed: SealedRecovery): Promise<void>;
}
