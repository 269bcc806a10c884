import type { ErrorClassName, ErrorCode, ErrorType } from './ErrorType.ts';
import type { ErrorDetails } from './NacreErrorOptions.ts';

/**
 * Is an error as plain data, fit for a log or a message to another window.
 *
 * @remarks
 * It holds neither the stack nor the cause, since both can carry data that is not the SDK's own.
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
  /** Whether the same call, unchanged, may succeed a moment later. */
  retryable: boolean;
  /** The address of the code's entry on the exceptions page. */
  docsUrl: string;
  /**
   * The id of the request at the backend API.
   *
   * @defaultValue absent where no request was made
   */
  requestId?: string;
  /**
   * The time to wait before the next try, in milliseconds.
   *
   * @defaultValue absent where the API names none
   */
  retryAfterMs?: number;
  /**
   * Plain facts on the error by name.
   *
   * @defaultValue absent where there are none
   */
  details?: ErrorDetails;
};
