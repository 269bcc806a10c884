'use client';

import type { NftBalance, Page } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageQuery } from './NacreQuery.ts';
import { nftsList } from './nftsQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads the NFTs that the signed-in user holds on a network.
 *
 * @remarks
 * Stellar doesn't support NFTs: the `error` is then {@link SdkError} with `NotSupported`. While the next page loads,
 * `data` is `undefined`, unless you set `keepPreviousData`. The result's `error` is an SDK error, such as
 * {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the `network` (the client's by default), the page's length, `limit` (25 entries by default), and
 * its `cursor`, and when to fetch: `enabled`, `staleTime` and the other query options
 * @returns TanStack Query's result, whose `data` is one {@link Page} of {@link NftBalance}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example List NFTs
 * ```tsx
 * import { useNfts } from '@nacre/sdk-react';
 *
 * export function Gallery() {
 *   const { data, isPending } = useNfts({ limit: 12 });
 *   if (isPending) return <p>Loading…</p>;
 *   if (!data || data.data.length === 0) return <p>Nothing here yet.</p>;
 *   return (
 *     <ul>
 *       {data.data.map(({ nft }) => (
 *         <li key={`${nft.contract}/${nft.tokenId}`}>{nft.name}</li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.1.0
 */
export function useNfts(options: ListQueryOptions = {}): UseQueryResult<Page<NftBalance>, Error> {
  return useNacreQuery(pageQuery(nftsList(options), options), options);
}
