import { orderReached } from '../accounts/orderReached.ts';
import { waitUntil } from '../transport/waitUntil.ts';
import type { WaitForOrderOptions } from '../types/WaitForOrderOptions.ts';
import type { ServerClient } from './generated/ServerClient.ts';
import type { ServerResult } from './ServerTypes.ts';

/**
 * Waits until an order is paid or reaches a final state.
 *
 * @remarks It reads the order again after pauses that grow longer. A read that fails for a temporary reason doesn't
 * end the wait. Paying often takes longer than the default time limit: set your own, or use the webhooks `order.paid`
 * and `order.fulfilled` instead.
 *
 * @param nacre - the server client
 * @param orderId - the order's id, `ord_…`
 * @param options - the state to wait for, `until` (`'final'` by default), a `signal` that ends the wait, the time
 * limit, `timeoutMs` (two minutes by default), and the first pause, `pollIntervalMs` (one second by default)
 * @returns the order in that state; check its `status`
 * @throws {@link SdkError} with `NotFound` when there is no such order
 * @throws {@link SdkError} with `InvalidArgument` when a time isn't accepted
 * @throws {@link SdkError} with `Timeout` when the order hasn't reached that state within the time limit
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
 * @category Server
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @since 0.2.0
 */
export async function waitForOrder(
  nacre: Pick<ServerClient, 'getOrder'>,
  orderId: string,
  options?: WaitForOrderOptions,
): Promise<ServerResult<'getOrder'>> {
  const reached = orderReached(options);
  return waitUntil((request) => nacre.getOrder({ orderId }, request), reached, options);
}
