'use client';

import type { Nft } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { UseNftOptions } from './UseNftOptions.ts';
import { nftQuery } from './nftQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads one NFT of the signed-in user's account.
 *
 * @remarks
 * Treat NFT metadata as untrusted input: render it as plain text. The result's `error` is an SDK error, such as
 * {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the NFT's `contract` and `tokenId`, the `network` (the client's by default), and when to fetch:
 * `enabled` (`true` by default), `staleTime` in milliseconds, and the other query options
 * @returns TanStack Query's result, whose `data` is the {@link Nft}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Show an NFT
 * ```tsx
 * import { useNft } from '@nacre/sdk-react';
 *
 * export function Card({ contract, tokenId }: { contract: string; tokenId: string }) {
 *   const { data } = useNft({ contract, tokenId });
 *   return <h2>{data?.name ?? 'Loading…'}</h2>;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.1.0
 */
export function useNft(options: UseNftOptions): UseQueryResult<Nft, Error> {
  return useNacreQuery(nftQuery(options), options);
}
