'use client';

import type { Page, TokenBalance } from '@nacre/sdk-base';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { NetworkInfiniteQueryOptions } from './InfiniteQueryOptions.ts';
import { tokenBalancesList } from './tokenBalancesQueryOptions.ts';
import { useNacreInfiniteQuery } from './useNacreInfiniteQuery.ts';

/**
 * Reads which tokens the signed-in user holds on a network, page after page.
 *
 * @remarks
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the network, how many entries come with each request, and when to ask
 * @returns the query; its `data.pages` are the pages so far, and its `fetchNextPage` reads the next one
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Offer a button for more
 * ```tsx
 * import { useInfiniteTokenBalances } from '@nacre/sdk-react';
 *
 * export function Everything() {
 *   const { data, hasNextPage, fetchNextPage } = useInfiniteTokenBalances({ limit: 20 });
 *   const entries = data?.pages.flatMap((page) => page.data) ?? [];
 *   return (
 *     <>
 *       <ul>
 *         {entries.map((({ token }) => (
 *           <li key={token.address}>{token.name}</li>
 *         )))}
 *       </ul>
 *       {hasNextPage ? <button onClick={() => void fetchNextPage()}>More</button> : null}
 *     </>
 *   );
 * }
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Hooks
 * @since 0.2.0
 */
export function useInfiniteTokenBalances(
  options: NetworkInfiniteQueryOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page<TokenBalance>, string | undefined>, Error> {
  return useNacreInfiniteQuery(tokenBalancesList(options), options);
}
