import { BaseError } from './BaseError.ts';
import type { JwtErrorType } from './JwtErrorType.ts';
import { nameErrors } from './nameErrors.ts';
import type { NacreErrorOptions } from './NacreErrorOptions.ts';

/**
 * An error with a JSON Web Token (JWT) that isn't accepted.
 *
 * @example Ask for a new token when the old one has expired
 * ```ts
 * import { JwtError, JwtErrorType } from '@nacre/sdk-base';
 *
 * const error = new JwtError(JwtErrorType.Expired);
 * console.log(error.name, error.message); // "JwtError" "The token has expired."
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export class JwtError extends BaseError {
  static {
    nameErrors(this, 'JwtError');
  }

  /** The name of the class. */
  declare readonly name: 'JwtError';
  /** The type of error: a member of the class's enumeration. */
  declare readonly type: JwtErrorType;
  /** The code, the same text as `type`. */
  declare readonly code: `${JwtErrorType}`;

  /**
   * Creates an error about a JSON Web Token.
   *
   * @param type - a member of the class's enumeration
   * @param options - the `message` (the catalogue's by default), `cause`, `requestId` and `details`
   */
  constructor(type: JwtErrorType, options: NacreErrorOptions = {}) {
    super(type, options);
  }
}
