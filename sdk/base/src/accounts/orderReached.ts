import type { OrderStatus } from '../types/Order.ts';

/** Where an order has come to its end, and where it's paid or past that. A status that is new is neither. */
const FINAL: readonly OrderStatus[] = ['fulfilled', 'cancelled', 'failed'];
const PAID: readonly OrderStatus[] = ['paid', 'minting', ...FINAL];

/**
 * Checks whether an order has reached the state that a caller waits for.
 *
 * @internal
 */
export function orderReached(until: 'paid' | 'final' = 'final'): (order: { status: OrderStatus }) => boolean {
  const wanted = until === 'paid' ? PAID : FINAL;
  return ({ status }) => wanted.includes(status);
}
