import { catalogue } from './catalogue.ts';
import { docsUrlOf } from './docsUrl.ts';
import type { ErrorClassName, ErrorCode, ErrorType } from './ErrorType.ts';
import type { ErrorDetails, NacreErrorOptions } from './NacreErrorOptions.ts';
import { redact } from './redact.ts';
import type { SerializedError } from './SerializedError.ts';

/**
 * Is what every error of the SDK derives from.
 *
 * @remarks
 * Nothing is thrown as a plain `BaseError`: catch it to catch all four classes. Where two copies of the package
 * can meet, such as in a page with two bundles, use {@link isNacreError} instead of `instanceof`.
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
  /** The name of the error's class, also in minified code. */
  declare readonly name: ErrorClassName;
  /** The error or value that led to this one, `undefined` where there is none. */
  declare readonly cause: unknown;
  /** The member of the class's enumeration. */
  readonly type: ErrorType;
  /** The code, the same text as `type`. */
  readonly code: ErrorCode;
  /** Whether the same call, unchanged, may succeed a moment later. */
  readonly retryable: boolean;
  /** The address of the code's entry on the exceptions page. */
  readonly docsUrl: string;
  /**
   * The id of the request at the backend API, for support.
   *
   * @defaultValue `undefined` where no request was made
   */
  readonly requestId: string | undefined;
  /**
   * Plain facts on the error by name, such as the argument that is wrong.
   *
   * @defaultValue `undefined`
   */
  readonly details: ErrorDetails | undefined;

  /**
   * Makes an error of a type of the catalogue.
   *
   * @param type - member of the class's enumeration
   * @param options - message, cause and whatever else is known
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
   * Gives the error as plain data.
   *
   * @remarks
   * `JSON.stringify` calls it. The stack and the cause are left out, since both can carry data that is not the
   * SDK's own.
   *
   * @returns the error without stack and cause
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
