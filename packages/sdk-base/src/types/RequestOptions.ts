import type { ClientEvent } from './ClientEvent.ts';

/**
 * The options of every call that reaches the backend API or the key frame: cancellation, time limit, retries, idempotency
 * key and events.
 *
 * @example Cancel a call that's no longer needed
 * ```ts
 * import { Client, isNacreError, SdkErrorType } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
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
  signal?: AbortSignal | undefined;
  /**
   * The time limit of the call in milliseconds, retries included.
   *
   * @defaultValue the `timeoutMs` of the client
   */
  timeoutMs?: number | undefined;
  /**
   * How many times the call is retried after a temporary failure, from 0 to 10.
   *
   * @defaultValue the `maxRetries` of the client
   * @since 0.3.0
   */
  maxRetries?: number | undefined;
  /**
   * A text of your choice, 1 to 255 ASCII characters, that makes it safe to repeat a call that creates something: the
   * same key returns the same result.
   *
   * @defaultValue a new random key for each call that creates something
   */
  idempotencyKey?: string | undefined;
  /**
   * A function that receives an event for each request of the call, its retries included.
   *
   * @defaultValue `undefined`: only the `onEvent` of the client receives them
   * @since 0.3.0
   */
  onEvent?: ((event: ClientEvent) => void) | undefined;
};
