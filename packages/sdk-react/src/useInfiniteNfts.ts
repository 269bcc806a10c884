'use client';

import type { NftBalance, Page } from '@nacre/sdk-base';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { NetworkInfiniteQueryOptions } from './InfiniteQueryOptions.ts';
import { nftsList } from './nftsQueryOptions.ts';
import { useNacreInfiniteQuery } from './useNacreInfiniteQuery.ts';

/**
 * Reads the signed-in user's NFTs on a network, page by page.
 *
 * @remarks
 * The result's `error` is an SDK error, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the `network` (the client's by default), the entries per request, `limit` (25 by default), and
 * when to fetch: `enabled`, `staleTime` and the other query options
 * @returns TanStack Query's infinite result: `data.pages` has the pages so far, and `fetchNextPage` reads the next
 * one
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Show a button for more
 * ```tsx
 * import { useInfiniteNfts } from '@nacre/sdk-react';
 *
 * export function Everything() {
 *   const { data, hasNextPage, fetchNextPage } = useInfiniteNfts({ limit: 20 });
 *   const entries = data?.pages.flatMap((page) => page.data) ?? [];
 *   return (
 *     <>
 *       <ul>
 *         {entries.map((({ nft }) => (
 *           <li key={`${nft.contract}/${nft.tokenId}`}>{nft.name}</li>
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
export function useInfiniteNfts(
  options: NetworkInfiniteQueryOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page<NftBalance>, string | undefined>, Error> {
  return useNacreInfiniteQuery(nftsList(options), options);
}
