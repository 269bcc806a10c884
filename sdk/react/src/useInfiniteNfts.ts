'use client';

import type { NftBalance, Page } from '@nacre/sdk-base';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { NetworkInfiniteQueryOptions } from './InfiniteQueryOptions.ts';
import { nftsList } from './nftsQueryOptions.ts';
import { useNacreInfiniteQuery } from './useNacreInfiniteQuery.ts';

/**
 * Reads the NFTs that the signed-in user holds on a network, page after page.
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
