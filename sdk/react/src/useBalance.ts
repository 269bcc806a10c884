'use client';

import type { Balance } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads how much of a network's native currency the signed-in user holds.
 *
 * @remarks
 * The amount is a `bigint` in the currency's smallest unit. The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the network, and whether to ask
 * @returns the query; its `data` is the {@link Balance}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Warn when the balance is empty
 * ```tsx
 * import { useBalance } from '@nacre/sdk-react';
 *
 * export function EmptyWarning() {
 *   const { data } = useBalance();
 *   return data?.amount === 0n ? <p role="status">You need {data.currency.symbol} to send.</p> : null;
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export function useBalance(options: NetworkQueryOptions = {}): UseQueryResult<Balance, Error> {
  const { network } = options;
  return useNacreQuery(
    {
      key: ['balance', network ?? null],
      call: async (client, request) => (await client.accounts.get(network, request)).getBalance(request),
      needsUser: true,
    },
    options,
  );
}
