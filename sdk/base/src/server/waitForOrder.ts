import { orderReached } from '../accounts/orderReached.ts';
import { waitUntil } from '../transport/waitUntil.ts';
import type { WaitForOrderOptions } from '../types/WaitForOrderOptions.ts';
import type { ServerClient } from './createServerClient.ts';
import type { ServerResult } from './ServerTypes.ts';

/**
 * Waits until an order is paid, or until it comes to its end.
 *
 * @remarks It reads the order again after growing pauses. A read that fails for a passing reason doesn't end the wait.
 * A customer who pays takes longer than the default time limit: set one of your own, or take the webhooks `order.paid`
 * and `order.fulfilled` instead.
 *
 * @param nacre - the client
 * @param orderId - the order's id, `ord_…`
 * @param options - what to wait for, cancellation, time limit, first pause
 * @returns the order as it is then; look at its `status`
 * @throws {@link SdkError} with `NotFound` when there is no such order
 * @throws {@link SdkError} with `Timeout` when the order isn't there at the end of the time limit
 * @throws {@link SdkError} with `Aborted` when the signal aborts
 *
 * @example Wait for the payment
 * ```ts
 * import { createServerClient, waitForOrder } from '@nacre/sdk-base/server';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const nacre = createServerClient({ secretKey: sandbox.secretKey, api: sandbox.api });
 *
 * sandbox.payOrder(sandbox.seeded.orderId);
 * const { paidAt } = await waitForOrder(nacre, sandbox.seeded.orderId, { until: 'paid' });
 * console.log(paidAt !== null); // true
 * ```
 *
 * @category Client
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @since 0.2.0
 */
export function waitForOrder(
  nacre: Pick<ServerClient, 'getOrder'>,
  orderId: string,
  options: WaitForOrderOptions = {},
): Promise<ServerResult<'getOrder'>> {
  const { until, ...wait } = options;
  return waitUntil((request) => nacre.getOrder({ orderId }, request), orderReached(until), wait);
}
