import { BaseError } from './BaseError.ts';
import type { CryptoErrorType } from './CryptoErrorType.ts';
import { nameErrors } from './nameErrors.ts';
import type { NacreErrorOptions } from './NacreErrorOptions.ts';

/**
 * An error with a key, a signature or a proof.
 *
 * @example Tell a forged passport from an unknown issuer
 * ```ts
 * import {
 *   CryptoError,
 *   CryptoErrorType,
 *   verifyPassport,
 *   type PassportCredential,
 * } from '@nacre/sdk-base';
 *
 * const credential = JSON.parse(
 *   '{"issuer":"https://brand.example"}',
 * ) as PassportCredential;
 * try {
 *   await verifyPassport(credential, { trustedIssuers: [] });
 * } catch (error) {
 *   if (!(error instanceof CryptoError)) throw error;
 *   console.log(error.type === CryptoErrorType.ProofInvalid); // true
 * }
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export class CryptoError extends BaseError {
  static {
    nameErrors(this, 'CryptoError');
  }

  /** The name of the class. */
  declare readonly name: 'CryptoError';
  /** The type of error: a member of the class's enumeration. */
  declare readonly type: CryptoErrorType;
  /** The code, the same text as `type`. */
  declare readonly code: `${CryptoErrorType}`;

  /**
   * Creates an error about a key, a signature or a proof.
   *
   * @param type - a member of the class's enumeration
   * @param options - the `message` (the catalogue's by default), `cause`, `requestId` and `details`
   */
  constructor(type: CryptoErrorType, options: NacreErrorOptions = {}) {
    super(type, options);
  }
}
