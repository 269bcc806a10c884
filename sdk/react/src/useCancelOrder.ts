'use client';

import type { Order } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { useNacreMutation } from './useNacreMutation.ts';

/**
 * Cancels an order of the signed-in user that isn't paid yet.
 *
 * @remarks
 * The user's orders are read again by themselves.
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `Conflict`.
 *
 * @param options - options of the mutation, such as `onSuccess`
 * @returns the mutation; its `mutate` takes the order's id, and its `data` is the {@link Order}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
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
