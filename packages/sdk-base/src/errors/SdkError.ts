import { BaseError } from './BaseError.ts';
import { nameErrors } from './nameErrors.ts';
import type { NacreErrorOptions } from './NacreErrorOptions.ts';
import type { SdkErrorType } from './SdkErrorType.ts';
import type { SerializedError } from './SerializedError.ts';

/**
 * An error in the SDK itself, or in a call to the backend API.
 *
 * @example Wait as long as the API asks
 * ```ts
 * import { SdkError, SdkErrorType } from '@nacre/sdk-base';
 *
 * const error = new SdkError(SdkErrorType.RateLimited, { retryAfterMs: 2_000 });
 * if (error.retryable) {
 *   // "Try again in 2000 ms."
 *   console.log(`Try again in ${error.retryAfterMs ?? 1_000} ms.`);
 * }
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export class SdkError extends BaseError {
  static {
    nameErrors(this, 'SdkError');
  }

  /** The name of the class. */
  declare readonly name: 'SdkError';
  /** The type of error: a member of the class's enumeration. */
  declare readonly type: SdkErrorType;
  /** The code, the same text as `type`. */
  declare readonly code: `${SdkErrorType}`;
  /**
   * The time to wait before a retry, in milliseconds, from the API's `Retry-After`.
   *
   * @defaultValue `undefined` if the API gives none
   */
  readonly retryAfterMs: number | undefined;

  /**
   * Creates an error of the SDK.
   *
   * @param type - a member of the class's enumeration
   * @param options - the `message` (the catalogue's by default), `cause`, `requestId`, `retryAfterMs` and `details`
   */
  constructor(type: SdkErrorType, options: NacreErrorOptions = {}) {
    super(type, options);
    this.retryAfterMs = options.retryAfterMs;
  }

  /**
   * Returns the error as plain data, with the time to wait.
   *
   * @returns the error without its stack and cause
   *
   * @example Read the time to wait from a log
   * ```ts
   * import { SdkError, SdkErrorType } from '@nacre/sdk-base';
   *
   * const error = new SdkError(SdkErrorType.RateLimited, { retryAfterMs: 2_000 });
   * console.log(error.toJSON().retryAfterMs); // 2000
   * ```
   */
  override toJSON(): SerializedError {
    const plain = super.toJSON();
    return this.retryAfterMs === undefined ? plain : { ...plain, retryAfterMs: this.retryAfterMs };
  }
}
