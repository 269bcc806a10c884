'use client';

import type { TokenBalance, Page } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageQuery } from './NacreQuery.ts';
import { tokenBalancesList } from './tokenBalancesQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads which tokens the signed-in user holds on a network, and how many.
 *
 * @remarks
 * While the next page loads, the result holds no data for it, unless `keepPreviousData` is set.
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the network, the page, and whether to ask
 * @returns the query; its `data` is one {@link Page} of {@link TokenBalance}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
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
