'use client';

import type { Order } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { useNacreMutation } from './useNacreMutation.ts';

/**
 * Returns a mutation that cancels one of the signed-in user's unpaid orders.
 *
 * @remarks
 * The user's orders are refetched automatically. The result's `error` is an SDK error, such as {@link SdkError} with
 * `Conflict`.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `mutate` takes the order's id, and whose `data` is the {@link Order}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Cancel an order
 * ```tsx
 * import { useCancelOrder } from '@nacre/sdk-react';
 *
 * export function Cancel({ orderId }: { orderId: string }) {
 *   const { mutate, isPending } = useCancelOrder();
 *   return (
 *     <button disabled={isPending} onClick={() => mutate(orderId)}>
 *       Cancel the order
 *     </button>
 *   );
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export function useCancelOrder(
  options: MutationOptions<Order, string> = {},
): UseMutationResult<Order, Error, string> {
  return useNacreMutation(
    {
      name: 'cancel-order',
      call: (client, orderId) => client.accounts.cancelOrder(orderId),
      changes: () => [['orders']],
    },
    options,
  );
}
