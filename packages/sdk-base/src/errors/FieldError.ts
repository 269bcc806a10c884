/**
 * The problem with one part of a request.
 *
 * @remarks
 * The text is for developers. It describes what's expected, and doesn't repeat the value.
 *
 * @example Show each wrong field of a form
 * ```ts
 * import { SdkError, SdkErrorType, type FieldError } from '@nacre/sdk-base';
 *
 * const errors: FieldError[] = [
 *   { pointer: '/locale', detail: 'Must be a BCP 47 language tag.' },
 * ];
 * const error = new SdkError(SdkErrorType.InvalidArgument, {
 *   details: { status: 422, errors },
 * });
 * for (const { pointer, detail } of error.details?.errors ?? []) {
 *   console.log(pointer, detail); // "/locale" "Must be a BCP 47 language tag."
 * }
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.2.0
 */
export type FieldError = {
  /** A JSON Pointer to the part of the body, such as `/transfer/amount`, or the name of the parameter. */
  readonly pointer: string;
  /** A description of the problem, for developers. */
  readonly detail: string;
};
