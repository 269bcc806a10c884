import type { BaseError } from './BaseError.ts';
import type { CryptoError } from './CryptoError.ts';
import type { CryptoErrorType } from './CryptoErrorType.ts';
import type { ErrorClassName, ErrorType } from './ErrorType.ts';
import type { IframeApiError } from './IframeApiError.ts';
import type { IframeApiErrorType } from './IframeApiErrorType.ts';
import type { JwtError } from './JwtError.ts';
import type { JwtErrorType } from './JwtErrorType.ts';
import type { SdkError } from './SdkError.ts';
import type { SdkErrorType } from './SdkErrorType.ts';

/** The error classes by the prefix of their codes. */
const classes: Readonly<Record<string, ErrorClassName>> = {
  sdk: 'SdkError',
  crypto: 'CryptoError',
  jwt: 'JwtError',
  iframe: 'IframeApiError',
};

/**
 * The class that an error type belongs to.
 *
 * @example Find the class of a timeout
 * ```ts
 * import { SdkError, SdkErrorType, type NacreErrorOf } from '@nacre/sdk-base';
 *
 * const error: NacreErrorOf<SdkErrorType.Timeout> = new SdkError(SdkErrorType.Timeout);
 * console.log(error.name); // "SdkError"
 * ```
 *
 * @typeParam T - a member of an error enumeration
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @advanced
 * @category Errors
 * @since 0.1.0
 */
export type NacreErrorOf<T extends ErrorType> = T extends SdkErrorType
  ? SdkError
  : T extends CryptoErrorType
    ? CryptoError
    : T extends JwtErrorType
      ? JwtError
      : T extends IframeApiErrorType
        ? IframeApiError
        : never;

/**
 * Checks whether a value is an error of the SDK and, if you pass a type, of that type.
 *
 * @remarks
 * It checks the error's shape, so it also recognizes errors from another copy or version of the package, or from
 * another window, for which `instanceof` returns `false`.
 *
 * @param value - any value, such as the one that a `catch` clause receives
 * @param type - the type to look for (any type by default)
 * @returns `true` for an error of the SDK (of that type)
 *
 * @example Handle one type and pass on the rest
 * ```ts
 * import { isNacreError, networkInfo, SdkErrorType, type Network } from '@nacre/sdk-base';
 *
 * try {
 *   networkInfo('mars' as Network);
 * } catch (error) {
 *   if (!isNacreError(error, SdkErrorType.InvalidArgument)) throw error;
 *   console.log(error.details?.argument); // "network"
 * }
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export function isNacreError<T extends ErrorType = ErrorType>(
  value: unknown,
  type?: T,
): value is ErrorType extends T ? BaseError : NacreErrorOf<T> {
  // An error of another realm isn't an `instanceof Error` here, but still has its string tag.
  if (Object.prototype.toString.call(value) !== '[object Error]') return false;
  const { name, code, message, retryable, docsUrl, type: own } = value as Partial<BaseError>;
  if (typeof code !== 'string' || own !== code || (type !== undefined && code !== type)) return false;
  const [, prefix = ''] = /^([a-z]+)\/[a-z]+(?:-[a-z]+)*$/.exec(code) ?? [];
  return (
    Object.hasOwn(classes, prefix) &&
    classes[prefix] === name &&
    typeof message === 'string' &&
    typeof retryable === 'boolean' &&
    typeof docsUrl === 'string'
  );
}
