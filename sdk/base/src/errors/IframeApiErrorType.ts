/**
 * Names what went wrong between the page and the key frame.
 *
 * @remarks
 * The value of each member is the error's `code`, so `error.type` and `error.code` agree.
 *
 * @example Read the code of a refused request
 * ```ts
 * import { IframeApiError, IframeApiErrorType } from '@nacre/sdk-base';
 *
 * const error = new IframeApiError(IframeApiErrorType.UserRejected);
 * console.log(error.code); // "iframe/user-rejected"
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export enum IframeApiErrorType {
  /** The key frame has not finished loading. */
  FrameNotReady = 'iframe/frame-not-ready',
  /** The browser or a policy of the page keeps the key frame from loading. */
  FrameBlocked = 'iframe/frame-blocked',
  /** The page's origin is not among the application's allowed origins. */
  OriginNotAllowed = 'iframe/origin-not-allowed',
  /** The SDK and the key frame speak different versions of the iframe API. */
  ProtocolMismatch = 'iframe/protocol-mismatch',
  /** The user declined the request in the key frame. */
  UserRejected = 'iframe/user-rejected',
  /** The browser gives the key frame no storage. */
  StorageUnavailable = 'iframe/storage-unavailable',
  /** The key frame did not answer within the time limit of the call. */
  Timeout = 'iframe/timeout',
}
