'use client';

import type { Balance } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { balanceQuery } from './balanceQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads the signed-in user's balance in a network's native currency.
 *
 * @remarks
 * The hook returns TanStack Query's result. `isPending` is `true` until the first balance or error arrives, which
 * includes the time while nobody is signed in. `error` is the last failure, and `refetch` reads the balance again.
 * With `enabled: false`, the hook doesn't fetch, and `staleTime` sets for how many milliseconds a cached balance
 * counts as fresh. The query's key is the `queryKey` of {@link balanceQueryOptions}.
 *
 * The amount is a `bigint` in the currency's smallest unit. It's read with one request, and refetched after each
 * transfer that the client makes: at once, and again when the network has confirmed it.
 *
 * Reading never creates a key. While the user has no account on the network, the result's `error` is {@link SdkError}
 * with `NotFound`. Any other SDK error, such as `ApiUnavailable`, can occur too.
 *
 * @param options - the `network` to read from (the client's by default), and when to fetch: `enabled` (`true` by
 * default), `staleTime` in milliseconds, and the other query options
 * @returns TanStack Query's result, whose `data` is the {@link Balance}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Show the balance, with its loading and error states
 * ```tsx
 * import { formatBalance, useBalance } from '@nacre/sdk-react';
 *
 * export function Balance() {
 *   const { data, error, isPending, refetch } = useBalance({ staleTime: 30_000 });
 *   if (isPending) return <p>Loading…</p>;
 *   if (error) return <button onClick={() => void refetch()}>Try again</button>;
 *   return <p>{formatBalance(data, { locale: 'en-US', maximumFractionDigits: 4 })}</p>;
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
