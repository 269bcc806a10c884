import { BaseError } from './BaseError.ts';
import type { JwtErrorType } from './JwtErrorType.ts';
import { nameErrors } from './nameErrors.ts';
import type { NacreErrorOptions } from './NacreErrorOptions.ts';

/**
 * Reports why a JSON Web Token is not accepted.
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
  /** What went wrong. */
  declare readonly type: JwtErrorType;
  /** The code, the same text as `type`. */
  declare readonly code: `${JwtErrorType}`;

  /**
   * Makes an error of a JSON Web Token.
   *
   * @param type - what went wrong
   * @param options - message, cause, request id, facts
   */
  constructor(type: JwtErrorType, options: NacreErrorOptions = {}) {
    super(type, options);
  }
}
