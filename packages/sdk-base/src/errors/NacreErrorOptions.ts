import type { FieldError } from './FieldError.ts';

/**
 * The details of an error beyond its type.
 *
 * @remarks
 * Never put secrets here: no keys, tokens, codes, shares or personal data.
 *
 * @example Give an error its cause
 * ```ts
 * import { SdkError, SdkErrorType, type NacreErrorOptions } from '@nacre/sdk-base';
 *
 * const options: NacreErrorOptions = {
 *   message: 'The amount must be above zero.',
 *   details: { argument: 'amount' },
 * };
 * const error = new SdkError(SdkErrorType.InvalidArgument, options);
 * console.log(error.details?.argument); // "amount"
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @advanced
 * @category Errors
 * @since 0.1.0
 */
export type NacreErrorOptions = {
  /**
   * The message to show instead of the catalogue's.
   *
   * @defaultValue the catalogue's message for the type
   */
  message?: string | undefined;
  /**
   * The error or value that caused this one.
   *
   * @defaultValue `undefined`
   */
  cause?: unknown;
  /**
   * The id of the backend API's request, such as `req_8f2b1c`.
   *
   * @defaultValue `undefined`
   */
  requestId?: string | undefined;
  /**
   * The time to wait before a retry, in milliseconds. Only an `SdkError` keeps it.
   *
   * @defaultValue `undefined`
   */
  retryAfterMs?: number | undefined;
  /**
   * Facts about the error, such as the name of the wrong argument.
   *
   * @defaultValue `undefined`
   */
  details?: ErrorDetails | undefined;
};

/**
 * Facts about an error, by name.
 *
 * @example Read the name of the wrong argument
 * ```ts
 * import { SdkError, SdkErrorType, type ErrorDetails } from '@nacre/sdk-base';
 *
 * const details: ErrorDetails = { argument: 'limit', maximum: 100 };
 * const error = new SdkError(SdkErrorType.InvalidArgument, { details });
 * console.log(error.details?.maximum); // 100
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export type ErrorDetails = {
  /** A fact that's specific to one kind of error. */
  readonly [fact: string]: string | number | boolean | readonly FieldError[] | undefined;
  /**
   * The name of the wrong argument.
   *
   * @defaultValue absent if no argument is wrong
   */
  readonly argument?: string | undefined;
  /**
   * The HTTP status of the response.
   *
   * @defaultValue absent if there was no response
   */
  readonly status?: number | undefined;
  /**
   * The parts of the request that the backend API rejected.
   *
   * @defaultValue absent if the API gives none
   * @since 0.2.0
   */
  readonly errors?: readonly FieldError[] | undefined;
};
