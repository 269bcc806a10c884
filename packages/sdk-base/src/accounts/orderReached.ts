import { checkTypes } from '../checkTypes.ts';
import type { OrderStatus } from '../types/Order.ts';
import type { WaitForOrderOptions } from '../types/WaitForOrderOptions.ts';

/** Where an order has come to its end, and where it's paid or past that. A status that is new is neither. */
const FINAL: readonly OrderStatus[] = ['fulfilled', 'cancelled', 'failed'];
const PAID: readonly OrderStatus[] = ['paid', 'minting', ...FINAL];

/**
 * Makes the check of whether an order has reached the state that a caller waits for.
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
