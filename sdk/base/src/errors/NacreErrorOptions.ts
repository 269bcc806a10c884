import type { FieldError } from './FieldError.ts';

/**
 * Holds what an error knows beyond its type.
 *
 * @remarks
 * Put no secret here: no key, token, code, share or personal data.
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
 * @category Errors
 * @since 0.1.0
 */
export type NacreErrorOptions = {
  /**
   * The message to show instead of the catalogue's.
   *
   * @defaultValue the catalogue's message of the type
   */
  message?: string;
  /**
   * The error or value that led to this one.
   *
   * @defaultValue `undefined`
   */
  cause?: unknown;
  /**
   * The id of the request at the backend API, such as `req_8f2b1c`.
   *
   * @defaultValue `undefined`
   */
  requestId?: string;
  /**
   * The time to wait before the next try, in milliseconds. Only an `SdkError` keeps it.
   *
   * @defaultValue `undefined`
   */
  retryAfterMs?: number;
  /**
   * Plain facts on the error by name, such as the argument that is wrong.
   *
   * @defaultValue `undefined`
   */
  details?: ErrorDetails;
};

/**
 * Holds plain facts on an error by name.
 *
 * @example Read the argument that is wrong
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
  /** Any fact that belongs to one kind of error. */
  readonly [fact: string]: string | number | boolean | readonly FieldError[] | undefined;
  /**
   * The name of the argument that is wrong.
   *
   * @defaultValue absent where no argument is to blame
   */
  readonly argument?: string;
  /**
   * The HTTP status of the answer.
   *
   * @defaultValue absent where there was no answer
   */
  readonly status?: number;
  /**
   * The parts of the request that the backend API didn't accept.
   *
   * @defaultValue absent where the API names none
   * @since 0.2.0
   */
  readonly errors?: readonly FieldError[];
};
