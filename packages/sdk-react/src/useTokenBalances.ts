'use client';

import type { TokenBalance, Page } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageQuery } from './NacreQuery.ts';
import { tokenBalancesList } from './tokenBalancesQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads the signed-in user's token balances on a network.
 *
 * @remarks
 * While the next page loads, `data` is `undefined`, unless you set `keepPreviousData`. The result's `error` is an SDK
 * error, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the `network` (the client's by default), the page's length, `limit` (25 entries by default), and
 * its `cursor`, and when to fetch: `enabled`, `staleTime` and the other query options
 * @returns TanStack Query's result, whose `data` is one {@link Page} of {@link TokenBalance}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example List tokens
 * ```tsx
 * import { formatBalance, useTokenBalances } from '@nacre/sdk-react';
 *
 * export function Tokens() {
 *   const { data, isPending, error } = useTokenBalances();
 *   if (error) return <p role="alert">The tokens cannot be read.</p>;
 *   if (isPending) return <p>Loading…</p>;
 *   return (
 *     <ul>
 *       {data.data.map((balance) => (
 *         <li key={balance.token.symbol}>{formatBalance(balance)}</li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export function useTokenBalances(options: ListQueryOptions = {}): UseQueryResult<Page<TokenBalance>, Error> {
  return useNacreQuery(pageQuery(tokenBalancesList(options), options), options);
}
