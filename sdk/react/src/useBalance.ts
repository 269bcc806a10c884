'use client';

import type { Balance } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { balanceQuery } from './balanceQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads how much of a network's native currency the signed-in user holds.
 *
 * @remarks
 * The amount is a `bigint` in the currency's smallest unit. It's read with one request, and read again after each
 * transfer that the client makes: at once, and when the network has confirmed it.
 *
 * Reading never makes a key. While the user has no account on the network, the result's `error` is {@link SdkError} with
 * `NotFound`. Any other error of the SDK can be there too, such as `ApiUnavailable`.
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
  return useNacreQuery(balanceQuery(options), options);
}
