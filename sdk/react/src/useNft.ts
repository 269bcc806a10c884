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
 * What an NFT says of itself was written by whoever minted it: show its texts as text.
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - which NFT, on which network, and whether to ask
 * @returns the query; its `data` is the {@link Nft}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
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
