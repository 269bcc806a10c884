/**
 * The types of {@link SdkError}, in the SDK itself or in calls to the backend API.
 *
 * @remarks
 * Each member's value is the error's `code`, so `error.type` and `error.code` are equal.
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
  /** A part of the SDK is used before it's set up. */
  NotInitialized = 'sdk/not-initialized',
  /** The call needs a signed-in user or a valid key. */
  NotAuthenticated = 'sdk/not-authenticated',
  /**
   * The one-time code is wrong.
   *
   * @since 0.2.0
   */
  OtpInvalid = 'sdk/otp-invalid',
  /**
   * The one-time code has expired.
   *
   * @since 0.2.0
   */
  OtpExpired = 'sdk/otp-expired',
  /**
   * The one-time code was already used, or too many wrong codes were tried.
   *
   * @since 0.2.0
   */
  OtpUsedUp = 'sdk/otp-used-up',
  /** The caller is known but isn't allowed to do this. */
  Forbidden = 'sdk/forbidden',
  /** An argument has the wrong type or format, or is out of range. */
  InvalidArgument = 'sdk/invalid-argument',
  /** The resource doesn't exist or isn't visible to the caller. */
  NotFound = 'sdk/not-found',
  /** The resource's current state doesn't allow the call. */
  Conflict = 'sdk/conflict',
  /** The network or platform doesn't support this feature. */
  NotSupported = 'sdk/not-supported',
  /** Two parts of the call belong to different networks. */
  NetworkMismatch = 'sdk/network-mismatch',
  /** The account holds less than the call spends, including fees. */
  InsufficientFunds = 'sdk/insufficient-funds',
  /**
   * The highest possible fee of a transfer is above the limit you set.
   *
   * @since 0.2.0
   */
  FeeTooHigh = 'sdk/fee-too-high',
  /** The caller has sent too many requests. */
  RateLimited = 'sdk/rate-limited',
  /** The backend API can't be reached or can't respond right now. */
  ApiUnavailable = 'sdk/api-unavailable',
  /** The response didn't arrive within the call's time limit. */
  Timeout = 'sdk/timeout',
  /** The caller canceled the call. */
  Aborted = 'sdk/aborted',
  /** The backend API's response can't be understood. */
  UnexpectedResponse = 'sdk/unexpected-response',
}
