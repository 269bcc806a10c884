import { checkTypes } from '../checkTypes.ts';
import type { OrderStatus } from '../types/Order.ts';
import type { WaitForOrderOptions } from '../types/WaitForOrderOptions.ts';

/** The final statuses, and those of an order that is paid. A status unknown to this version counts as neither. */
const FINAL: readonly OrderStatus[] = ['fulfilled', 'cancelled', 'failed'];
const PAID: readonly OrderStatus[] = ['paid', 'minting', ...FINAL];

/**
 * Returns a predicate for the order state that a caller waits for.
 *
 * @internal
 */
export function orderReached(
  options: Pick<WaitForOrderOptions, 'until'> = {},
): (order: { status: OrderStatus }) => boolean {
  checkTypes(options, { until: { oneOf: ['paid', 'final'] } });
  const { until = 'final' } = options;
  const wanted = until === 'paid' ? PAID : FINAL;
  return ({ status }) => wanted.includes(status);
}
