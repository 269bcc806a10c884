/**
 * The types of {@link CryptoError}, about keys, signatures and proofs.
 *
 * @remarks
 * Each member's value is the error's `code`, so `error.type` and `error.code` are equal.
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
  /** A key share that the call needs isn't on this device, or wasn't released. */
  KeyShareMissing = 'crypto/key-share-missing',
  /** A key share is damaged or belongs to another key. */
  KeyShareCorrupted = 'crypto/key-share-corrupted',
  /** Stored data can't be decrypted with the available key. */
  DecryptionFailed = 'crypto/decryption-failed',
  /** The recovery password doesn't open the recovery share. */
  RecoveryPasswordInvalid = 'crypto/recovery-password-invalid',
  /** The signer couldn't produce a signature. */
  SignatureFailed = 'crypto/signature-failed',
  /** A public key is malformed or isn't a point on its curve. */
  InvalidPublicKey = 'crypto/invalid-public-key',
  /** The key is on a curve that the call doesn't support. */
  UnsupportedCurve = 'crypto/unsupported-curve',
  /** The platform provides no secure random numbers. */
  EntropyUnavailable = 'crypto/entropy-unavailable',
  /** A proof or signature doesn't match the content that it covers. */
  ProofInvalid = 'crypto/proof-invalid',
  /** The key that made the proof doesn't belong to a trusted issuer. */
  IssuerUntrusted = 'crypto/issuer-untrusted',
}
