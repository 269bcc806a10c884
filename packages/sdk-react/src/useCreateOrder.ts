'use client';

import type { CreateOrderArgs, Order } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { useNacreMutation } from './useNacreMutation.ts';

/**
 * Returns a mutation that creates an order for the signed-in user.
 *
 * @remarks
 * The user's orders are refetched automatically. The result's `error` is an SDK error, such as {@link SdkError} with
 * `Conflict`.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link Order}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Buy a ticket
 * ```tsx
 * import { useCreateOrder } from '@nacre/sdk-react';
 *
 * export function Buy({ collectionId }: { collectionId: string }) {
 *   const { mutate, isPending, data } = useCreateOrder();
 *   if (data?.checkoutUrl) return <a href={data.checkoutUrl}>Pay</a>;
 *   const order = () => mutate({ items: [{ collectionId, quantity: 1 }] });
 *   return (
 *     <button disabled={isPending} onClick={order}>
 *       Buy
 *     </button>
 *   );
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export function useCreateOrder(
  options: MutationOptions<Order, CreateOrderArgs> = {},
): UseMutationResult<Order, Error, CreateOrderArgs> {
  return useNacreMutation(
    {
      name: 'create-order',
      call: (client, args) => client.accounts.createOrder(args),
      changes: () => [['orders']],
    },
    options,
  );
}
