'use client';

import type { Transfer } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import type { PrepareTransferVariables } from './usePrepareTransfer.ts';
import { accountOf, useNacreMutation } from './useNacreMutation.ts';

/**
 * The argument of the mutation of {@link useTransfer}: the transfer, and a limit for its fee.
 *
 * @example Transfer a ticket for a fee of at most 0.01 POL
 * ```tsx
 * import { Network, type TransferVariables } from '@nacre/sdk-react';
 *
 * export const variables: TransferVariables = {
 *   network: Network.PolygonAmoy,
 *   params: {
 *     kind: 'nft',
 *     contract: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
 *     tokenId: '42',
 *     to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
 *   },
 *   maxFee: 10_000_000_000_000_000n,
 * };
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export type TransferVariables = PrepareTransferVariables & {
  /**
   * The highest fee to accept, in the native currency's smallest unit.
   *
   * @defaultValue no limit
   */
  maxFee?: bigint | undefined;
};

/**
 * Returns a mutation that makes a transfer in one call, like {@link Account.transfer}.
 *
 * @remarks
 * Nobody sees the fee before it's signed, so pass a `maxFee`, or use {@link usePrepareTransfer} and
 * {@link useSendTransfer}. The network's balances, tokens, NFTs and transfers are refetched automatically, at once
 * and when the transfer is confirmed.
 *
 * The result's `error` is an SDK error, such as {@link IframeApiError} with `UserRejected`.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link Transfer}, `pending`
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Send with one button
 * ```tsx
 * import { useTransfer, type TransferVariables } from '@nacre/sdk-react';
 *
 * export function Send({ variables }: { variables: TransferVariables }) {
 *   const { mutate, isPending, error } = useTransfer();
 *   return (
 *     <p>
 *       <button disabled={isPending} onClick={() => mutate(variables)}>
 *         Send
 *       </button>
 *       {error ? <span role="alert">{error.message}</span> : null}
 *     </p>
 *   );
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export function useTransfer(
  options: MutationOptions<Transfer, TransferVariables> = {},
): UseMutationResult<Transfer, Error, TransferVariables> {
  return useNacreMutation(
    {
      name: 'transfer',
      call: async (client, { params, network, idempotencyKey, maxFee }, queryClient) =>
        (await accountOf(client, queryClient, network)).transfer(params, {
          ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
          ...(maxFee === undefined ? {} : { maxFee }),
        }),
    },
    options,
  );
}
