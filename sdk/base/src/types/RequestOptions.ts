/**
 * Holds what any call that reaches the backend API or the key frame takes as its last argument.
 *
 * @example Cancel a call that nobody waits for any more
 * ```ts
 * import { Client, isNacreError, SdkErrorType } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const controller = new AbortController();
 * controller.abort();
 * try {
 *   await client.status({ signal: controller.signal });
 * } catch (error) {
 *   console.log(isNacreError(error, SdkErrorType.Aborted)); // true
 * }
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Client
 * @since 0.1.0
 */
export type RequestOptions = {
  /**
   * Cancels the call when it is aborted.
   *
   * @defaultValue `undefined`, the call cannot be canceled
   */
  signal?: AbortSignal;
  /**
   * The time limit of the call with all its tries, in milliseconds.
   *
   * @defaultValue the `timeoutMs` of the client
   */
  timeoutMs?: number;
  /**
   * A text of your own that makes a creating call safe to repeat: the same key gives the same result. It has 1 to 255
   * characters of ASCII.
   *
   * @defaultValue a new random key for each call that creates something
   */
  idempotencyKey?: string;
};
