'use client';

import type { PreparedTransfer, Transfer } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { accountOf, useNacreMutation } from './useNacreMutation.ts';

/**
 * The argument of the mutation of {@link useSendTransfer}: the prepared transfer, and a limit for its fee.
 *
 * @example Send a prepared transfer, within a limit
 * ```tsx
 * import type { PreparedTransfer, SendTransferVariables } from '@nacre/sdk-react';
 *
 * export function within(
 *   prepared: PreparedTransfer,
 *   maxFee: bigint,
 * ): SendTransferVariables {
 *   return { prepared, maxFee };
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export type SendTransferVariables = {
  /** The transfer, from {@link usePrepareTransfer} or {@link Account.prepareTransfer}. */
  prepared: PreparedTransfer;
  /**
   * The highest fee to accept, in the native currency's smallest unit.
   *
   * @defaultValue the `maxFee` of the prepared transfer
   */
  maxFee?: bigint | undefined;
};

/**
 * Returns a mutation that signs and sends a prepared transfer.
 *
 * @remarks
 * If the response is lost, call `mutate` with the same prepared transfer again: that never makes a second transfer.
 * The network's balances, tokens, NFTs and transfers are refetched automatically, at once and when the transfer is
 * confirmed.
 *
 * The result's `error` is an SDK error, such as {@link IframeApiError} with `UserRejected`.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link Transfer}, `pending`
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Send again if a transfer may not have arrived
 * ```tsx
 * import { useSendTransfer, type PreparedTransfer } from '@nacre/sdk-react';
 *
 * export function Send({ prepared }: { prepared: PreparedTransfer }) {
 *   const { mutate, data, error } = useSendTransfer();
 *   if (data) return <p role="status">{data.status}</p>;
 *   return (
 *     <button onClick={() => mutate({ prepared })}>{error ? 'Try again' : 'Send'}</button>
 *   );
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export function useSendTransfer(
  options: MutationOptions<Transfer, SendTransferVariables> = {},
): UseMutationResult<Transfer, Error, SendTransferVariables> {
  return useNacreMutation(
    {
      name: 'send-transfer',
      call: async (client, { prepared, maxFee }, queryClient) =>
        (await accountOf(client, queryClient, prepared.network)).send(
          prepared,
          maxFee === undefined ? {} : { maxFee },
        ),
    },
    options,
  );
}
