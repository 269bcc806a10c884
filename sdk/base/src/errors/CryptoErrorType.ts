/**
 * Names what went wrong with a key, a signature or a proof.
 *
 * @remarks
 * The value of each member is the error's `code`, so `error.type` and `error.code` agree.
 *
 * @example Read the code of a failed proof
 * ```ts
 * import { CryptoError, CryptoErrorType } from '@nacre/sdk-base';
 *
 * const error = new CryptoError(CryptoErrorType.ProofInvalid);
 * console.log(error.code); // "crypto/proof-invalid"
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export enum CryptoErrorType {
  /** A key share that the call needs is not on this device or not released. */
  KeyShareMissing = 'crypto/key-share-missing',
  /** A key share is there but damaged, or it belongs to another key. */
  KeyShareCorrupted = 'crypto/key-share-corrupted',
  /** Stored data cannot be decrypted with the key at hand. */
  DecryptionFailed = 'crypto/decryption-failed',
  /** The recovery password does not open the recovery share. */
  RecoveryPasswordInvalid = 'crypto/recovery-password-invalid',
  /** The signer could not make a signature. */
  SignatureFailed = 'crypto/signature-failed',
  /** A public key is malformed or is not a point on its curve. */
  InvalidPublicKey = 'crypto/invalid-public-key',
  /** A key is on a curve that the call does not work with. */
  UnsupportedCurve = 'crypto/unsupported-curve',
  /** The platform gives no secure random numbers. */
  EntropyUnavailable = 'crypto/entropy-unavailable',
  /** A proof or signature does not match the content that it covers. */
  ProofInvalid = 'crypto/proof-invalid',
  /** The key that made the proof is not among the trusted issuers. */
  IssuerUntrusted = 'crypto/issuer-untrusted',
}
