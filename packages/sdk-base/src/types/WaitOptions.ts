/**
 * The options of a call that waits for a final state.
 *
 * @example Wait for at most ten minutes
 * ```ts
 * import type { WaitOptions } from '@nacre/sdk-base';
 *
 * const options: WaitOptions = { timeoutMs: 10 * 60_000 };
 * console.log(options.timeoutMs); // 600000
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Types
 * @since 0.2.0
 */
export type WaitOptions = {
  /**
   * An abort signal that ends the wait.
   *
   * @defaultValue `undefined`: only the time limit ends the wait
   */
  signal?: AbortSignal | undefined;
  /**
   * The time limit of the whole wait, in milliseconds.
   *
   * @defaultValue `120_000`
   */
  timeoutMs?: number | undefined;
  /**
   * The pause after the first read, in milliseconds. Each further pause is 1.5 times as long, up to ten seconds or
   * this value, whichever is more.
   *
   * @defaultValue `1_000`
   */
  pollIntervalMs?: number | undefined;
};
