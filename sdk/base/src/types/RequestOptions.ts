/**
 * The options of every call that reaches the backend API or the key frame: cancellation, time limit and idempotency
 * key.
 *
 * @example Cancel a call that's no longer needed
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
   * An abort signal that cancels the call.
   *
   * @defaultValue `undefined`: the call can't be canceled
   */
  signal?: AbortSignal;
  /**
   * The time limit of the call in milliseconds, retries included.
   *
   * @defaultValue the `timeoutMs` of the client
   */
  timeoutMs?: number;
  /**
   * A text of your choice, 1 to 255 ASCII characters, that makes it safe to repeat a call that creates something: the
   * same key returns the same result.
   *
   * @defaultValue a new random key for each call that creates something
   */
  idempotencyKey?: string;
};
