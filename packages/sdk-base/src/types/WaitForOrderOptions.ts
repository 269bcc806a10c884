import type { WaitOptions } from './WaitOptions.ts';

/**
 * The options of {@link AccountModule.waitForOrder}: the state to wait for, and how long.
 *
 * @example Wait for the payment
 * ```ts
 * import type { WaitForOrderOptions } from '@nacre/sdk-base';
 *
 * const options: WaitForOrderOptions = { until: 'paid', timeoutMs: 15 * 60_000 };
 * console.log(options.until); // "paid"
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Types
 * @since 0.2.0
 */
export type WaitForOrderOptions = WaitOptions & {
  /**
   * The state to wait for.
   *
   * @remarks
   * - `paid`: the order is paid or beyond that, or has reached a final state
   * - `final`: the order is `fulfilled`, `cancelled` or `failed`
   *
   * @defaultValue `'final'`
   */
  until?: 'paid' | 'final' | undefined;
};
