import type { ErrorClassName, ErrorCode, ErrorType } from './ErrorType.ts';
import type { ErrorDetails } from './NacreErrorOptions.ts';

/**
 * An error as plain data, for logs or for messages to another window.
 *
 * @remarks
 * It contains neither the stack nor the cause, since both can carry data that isn't the SDK's own.
 *
 * @example Log an error as one line of JSON
 * ```ts
 * import { SdkError, SdkErrorType, type SerializedError } from '@nacre/sdk-base';
 *
 * const data: SerializedError = new SdkError(SdkErrorType.Timeout).toJSON();
 * console.log(data.code, data.retryable); // "sdk/timeout" true
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @advanced
 * @category Errors
 * @since 0.1.0
 */
export type SerializedError = {
  /** The name of the error's class. */
  name: ErrorClassName;
  /** The member of the class's enumeration. */
  type: ErrorType;
  /** The code, the same text as `type`. */
  code: ErrorCode;
  /** The message for a developer. */
  message: string;
  /** Whether the same call, unchanged, may succeed if you retry it. */
  retryable: boolean;
  /** The URL of the code's entry on the errors page. */
  docsUrl: string;
  /**
   * The id of the backend API's request.
   *
   * @defaultValue absent if no request was made
   */
  requestId?: string | undefined;
  /**
   * The time to wait before a retry, in milliseconds.
   *
   * @defaultValue absent if the API gives none
   */
  retryAfterMs?: number | undefined;
  /**
   * Facts about the error.
   *
   * @defaultValue absent if there are none
   */
  details?: ErrorDetails | undefined;
};
