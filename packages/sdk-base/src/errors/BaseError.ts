import { catalogue } from './catalogue.ts';
import { docsUrlOf } from './docsUrl.ts';
import type { ErrorClassName, ErrorCode, ErrorType } from './ErrorType.ts';
import type { ErrorDetails, NacreErrorOptions } from './NacreErrorOptions.ts';
import { redact } from './redact.ts';
import type { SerializedError } from './SerializedError.ts';

/**
 * The base class of all SDK errors.
 *
 * @remarks
 * The SDK never throws a plain `BaseError`: catch it to catch all four classes. If your page may contain two copies
 * of the package, for example in two bundles, use {@link isNacreError} instead of `instanceof`.
 *
 * @example Catch every error of the SDK in one place
 * ```ts
 * import { BaseError, networkInfo, type Network } from '@nacre/sdk-base';
 *
 * try {
 *   networkInfo('mars' as Network);
 * } catch (error) {
 *   if (!(error instanceof BaseError)) throw error;
 *   console.log(error.code); // "sdk/invalid-argument"
 *   console.log(error.docsUrl.split('#')[1]); // "sdk-invalid-argument"
 * }
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export abstract class BaseError extends Error {
  /** The name of the error's class, even in minified code. */
  declare readonly name: ErrorClassName;
  /** The error or value that caused this one; `undefined` if there is none. */
  declare readonly cause: unknown;
  /** The member of the class's enumeration. */
  readonly type: ErrorType;
  /** The code, the same text as `type`. */
  readonly code: ErrorCode;
  /** Whether the same call, unchanged, may succeed if you retry it. */
  readonly retryable: boolean;
  /** The URL of the code's entry on the errors page. */
  readonly docsUrl: string;
  /**
   * The id of the backend API's request, to give to support.
   *
   * @defaultValue `undefined` if no request was made
   */
  readonly requestId: string | undefined;
  /**
   * Facts about the error, such as the name of the wrong argument.
   *
   * @defaultValue `undefined`
   */
  readonly details: ErrorDetails | undefined;

  /**
   * Creates an error of a type in the catalogue.
   *
   * @param type - a member of the class's enumeration
   * @param options - the `message` (the catalogue's by default), `cause`, `requestId`, `retryAfterMs` and `details`
   */
  protected constructor(type: ErrorType, options: NacreErrorOptions = {}) {
    const entry = catalogue[type];
    super(
      redact(options.message ?? entry.message),
      'cause' in options ? { cause: options.cause } : undefined,
    );
    this.type = type;
    this.code = entry.code;
    this.retryable = entry.retryable;
    this.docsUrl = docsUrlOf(entry.code);
    this.requestId = options.requestId;
    this.details = options.details;
  }

  /**
   * Returns the error as plain data.
   *
   * @remarks
   * `JSON.stringify` calls it. It leaves out the stack and the cause, since both can carry data that isn't the SDK's
   * own.
   *
   * @returns the error without its stack and cause
   *
   * @example Log an error as one line of JSON
   * ```ts
   * import { SdkError, SdkErrorType } from '@nacre/sdk-base';
   *
   * const error = new SdkError(SdkErrorType.Timeout, { cause: new Error('socket') });
   * console.log(JSON.stringify(error).includes('socket')); // false
   * ```
   */
  toJSON(): SerializedError {
    return {
      name: this.name,
      type: this.type,
      code: this.code,
      message: this.message,
      retryable: this.retryable,
      docsUrl: this.docsUrl,
      ...(this.requestId === undefined ? {} : { requestId: this.requestId }),
      ...(this.details === undefined ? {} : { details: this.details }),
    };
  }
}
