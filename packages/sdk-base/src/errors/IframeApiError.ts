import { BaseError } from './BaseError.ts';
import type { IframeApiErrorType } from './IframeApiErrorType.ts';
import { nameErrors } from './nameErrors.ts';
import type { NacreErrorOptions } from './NacreErrorOptions.ts';

/**
 * An error between your page and the key frame.
 *
 * @example Treat a declined request as an answer, not as a failure
 * ```ts
 * import { IframeApiError, IframeApiErrorType } from '@nacre/sdk-base';
 *
 * const error = new IframeApiError(IframeApiErrorType.UserRejected);
 * if (error.type === IframeApiErrorType.UserRejected) {
 *   console.log('The transfer was not sent.'); // "The transfer was not sent."
 * }
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export class IframeApiError extends BaseError {
  static {
    nameErrors(this, 'IframeApiError');
  }

  /** The name of the class. */
  declare readonly name: 'IframeApiError';
  /** The type of error: a member of the class's enumeration. */
  declare readonly type: IframeApiErrorType;
  /** The code, the same text as `type`. */
  declare readonly code: `${IframeApiErrorType}`;

  /**
   * Creates an error of the iframe API.
   *
   * @param type - a member of the class's enumeration
   * @param options - the `message` (the catalogue's by default), `cause`, `requestId` and `details`
   */
  constructor(type: IframeApiErrorType, options: NacreErrorOptions = {}) {
    super(type, options);
  }
}
