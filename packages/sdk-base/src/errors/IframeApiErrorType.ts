/**
 * The types of {@link IframeApiError}, between your page and the key frame.
 *
 * @remarks
 * Each member's value is the error's `code`, so `error.type` and `error.code` are equal.
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
  /** The key frame hasn't finished loading. */
  FrameNotReady = 'iframe/frame-not-ready',
  /** The browser or one of the page's policies keeps the key frame from loading. */
  FrameBlocked = 'iframe/frame-blocked',
  /** The page's origin isn't among the application's allowed origins. */
  OriginNotAllowed = 'iframe/origin-not-allowed',
  /** The SDK and the key frame use different versions of the iframe API. */
  ProtocolMismatch = 'iframe/protocol-mismatch',
  /** The user declined the request in the key frame. */
  UserRejected = 'iframe/user-rejected',
  /** The browser doesn't give the key frame any storage. */
  StorageUnavailable = 'iframe/storage-unavailable',
  /** The key frame didn't respond within the call's time limit. */
  Timeout = 'iframe/timeout',
}
