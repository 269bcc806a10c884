'use client';

import type { PreparedTransfer, Transfer } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { accountOf, useNacreMutation } from './useNacreMutation.ts';

/**
 * Says what {@link useSendTransfer} sends.
 *
 * @example Send a prepared transfer, within a limit
 * ```tsx
 * import type { PreparedTransfer, SendTransferVariables } from '@nacre/sdk-react';
 *
 * export function within(prepared: PreparedTransfer, maxFee: bigint): SendTransferVariables {
 *   return { prepared, maxFee };
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.2.0
 */
export type SendTransferVariables = {
  /** The transfer, of {@link usePrepareTransfer} or {@link Account.prepareTransfer}. */
  prepared: PreparedTransfer;
  /**
   * The most that the network may take, in the native currency's smallest unit.
   *
   * @defaultValue the `maxFee` of the prepared transfer
   */
  maxFee?: bigint;
};

/**
 * Sends a prepared transfer, signed by the user.
 *
 * @remarks
 * When the answer is lost, call `mutate` with the same prepared transfer again: that never makes a second transfer. The
 * balances, tokens, NFTs and transfers of the network are read again by themselves, at once and when it's confirmed.
 *
 * The result's `error` is an error of the SDK, such as {@link IframeApiError} with `UserRejected`.
 *
 * @param options - options of the mutation, such as `onSuccess`
 * @returns the mutation; its `data` is the {@link Transfer}, `pending`
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Send again what may not have arrived
 * ```tsx
 * import { useSendTransfer, type PreparedTransfer } from '@nacre/sdk-react';
 *
 * export function Send({ prepared }: { prepared: PreparedTransfer }) {
 *   const { mutate, data, error } = useSendTransfer();
 *   if (data) return <p role="status">{data.status}</p>;
 *   return <button onClick={() => mutate({ prepared })}>{error ? 'Try again' : 'Send'}</button>;
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
