'use client';

import type { Network, PreparedTransfer, TransferParams } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { accountOf, useNacreMutation } from './useNacreMutation.ts';

/**
 * The argument of the mutation of {@link usePrepareTransfer}: the transfer to prepare.
 *
 * @example Prepare two units of a token
 * ```tsx
 * import { Network, type PrepareTransferVariables } from '@nacre/sdk-react';
 *
 * export const variables: PrepareTransferVariables = {
 *   network: Network.PolygonAmoy,
 *   params: {
 *     kind: 'erc20',
 *     token: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
 *     to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
 *     amount: 2_000_000n,
 *   },
 * };
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export type PrepareTransferVariables = {
  /** The asset, the amount and the receiver. */
  params: TransferParams;
  /**
   * The network.
   *
   * @defaultValue the client's network
   */
  network?: Network | undefined;
  /**
   * A text of your choice, new for each transfer that you want to make.
   *
   * @defaultValue a new random key
   */
  idempotencyKey?: string | undefined;
};

/**
 * Returns a mutation that prepares a transfer, so that you can show its cost before {@link useSendTransfer} sends it.
 *
 * @remarks
 * The result's `error` is an SDK error, such as {@link SdkError} with `InsufficientFunds`.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link PreparedTransfer}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Ask before sending
 * ```tsx
 * import {
 *   formatBalance,
 *   usePrepareTransfer,
 *   useSendTransfer,
 *   type TransferParams,
 * } from '@nacre/sdk-react';
 *
 * export function Send({ params }: { params: TransferParams }) {
 *   const { mutate: prepare, data: prepared } = usePrepareTransfer();
 *   const { mutate: send, isPending, data: transfer } = useSendTransfer();
 *   if (transfer) return <p role="status">{transfer.status}</p>;
 *   if (!prepared) return <button onClick={() => prepare({ params })}>Continue</button>;
 *   const { maxFee: amount, currency } = prepared;
 *   return (
 *     <button disabled={isPending} onClick={() => send({ prepared })}>
 *       Send, for at most {formatBalance({ amount, currency }, { locale: 'en-US' })}
 *     </button>
 *   );
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export function usePrepareTransfer(
  options: MutationOptions<PreparedTransfer, PrepareTransferVariables> = {},
): UseMutationResult<PreparedTransfer, Error, PrepareTransferVariables> {
  return useNacreMutation(
    {
      name: 'prepare-transfer',
      call: async (client, { params, network, idempotencyKey }, queryClient) =>
        (await accountOf(client, queryClient, network)).prepareTransfer(
          params,
          idempotencyKey === undefined ? {} : { idempotencyKey },
        ),
    },
    options,
  );
}
