/**
 * Names what went wrong in the SDK itself or in a call to the backend API.
 *
 * @remarks
 * The value of each member is the error's `code`, so `error.type` and `error.code` agree.
 *
 * @example Tell a missing sign-in from everything else
 * ```ts
 * import { SdkError, SdkErrorType } from '@nacre/sdk-base';
 *
 * const error = new SdkError(SdkErrorType.NotAuthenticated);
 * console.log(error.type === SdkErrorType.NotAuthenticated); // true
 * console.log(error.code); // "sdk/not-authenticated"
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export enum SdkErrorType {
  /** A part of the SDK is used before it is set up. */
  NotInitialized = 'sdk/not-initialized',
  /** The call needs a signed-in user or a valid key. */
  NotAuthenticated = 'sdk/not-authenticated',
  /**
   * The one-time code is not the one that was sent.
   *
   * @since 0.2.0
   */
  OtpInvalid = 'sdk/otp-invalid',
  /**
   * The one-time code is too old.
   *
   * @since 0.2.0
   */
  OtpExpired = 'sdk/otp-expired',
  /**
   * The one-time code was used already, or was tried wrongly too often.
   *
   * @since 0.2.0
   */
  OtpUsedUp = 'sdk/otp-used-up',
  /** The caller is known but may not do this. */
  Forbidden = 'sdk/forbidden',
  /** An argument has a wrong type, format or range. */
  InvalidArgument = 'sdk/invalid-argument',
  /** What the call names does not exist or is not visible to the caller. */
  NotFound = 'sdk/not-found',
  /** The state of the resource does not allow the call. */
  Conflict = 'sdk/conflict',
  /** The network or the platform does not have this feature. */
  NotSupported = 'sdk/not-supported',
  /** Two parts of one call belong to different networks. */
  NetworkMismatch = 'sdk/network-mismatch',
  /** The account holds less than the call spends, fees included. */
  InsufficientFunds = 'sdk/insufficient-funds',
  /**
   * The highest fee of a transfer is above the limit that the caller gave.
   *
   * @since 0.2.0
   */
  FeeTooHigh = 'sdk/fee-too-high',
  /** The caller sent more requests than are allowed for now. */
  RateLimited = 'sdk/rate-limited',
  /** The backend API cannot be reached or cannot answer for now. */
  ApiUnavailable = 'sdk/api-unavailable',
  /** The answer did not arrive within the time limit of the call. */
  Timeout = 'sdk/timeout',
  /** The caller canceled the call. */
  Aborted = 'sdk/aborted',
  /** The answer of the backend API cannot be understood. */
  UnexpectedResponse = 'sdk/unexpected-response',
}
