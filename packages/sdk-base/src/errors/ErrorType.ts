import type { CryptoErrorType } from './CryptoErrorType.ts';
import type { IframeApiErrorType } from './IframeApiErrorType.ts';
import type { JwtErrorType } from './JwtErrorType.ts';
import type { SdkErrorType } from './SdkErrorType.ts';

/**
 * A member of any of the four error enumerations.
 *
 * @example List the types that a screen handles
 * ```ts
 * import { SdkErrorType, type ErrorType } from '@nacre/sdk-base';
 *
 * const handled: ErrorType[] = [SdkErrorType.RateLimited, SdkErrorType.Timeout];
 * console.log(handled.length); // 2
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export type ErrorType = SdkErrorType | CryptoErrorType | JwtErrorType | IframeApiErrorType;

/**
 * An error's code as text, such as `sdk/not-authenticated`.
 *
 * @remarks
 * The backend API uses the same codes in the `code` of its problem documents.
 *
 * @example Write a code without importing an enumeration
 * ```ts
 * import type { ErrorCode } from '@nacre/sdk-base';
 *
 * const code: ErrorCode = 'sdk/rate-limited';
 * console.log(code.split('/')[0]); // "sdk"
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export type ErrorCode = `${ErrorType}`;

/**
 * The name of one of the four error classes.
 *
 * @example Read the class of an error
 * ```ts
 * import { SdkError, SdkErrorType, type ErrorClassName } from '@nacre/sdk-base';
 *
 * const name: ErrorClassName = new SdkError(SdkErrorType.Timeout).name;
 * console.log(name); // "SdkError"
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @advanced
 * @category Errors
 * @since 0.1.0
 */
export type ErrorClassName = 'SdkError' | 'CryptoError' | 'JwtError' | 'IframeApiError';
