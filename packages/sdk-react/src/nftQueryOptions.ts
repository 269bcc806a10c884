import type { Client, Nft } from '@nacre/sdk-base';
import type { NacreQuery } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';
import type { UseNftOptions } from './UseNftOptions.ts';

/** @internal */
export const nftQuery = ({ network, contract, tokenId }: UseNftOptions): NacreQuery<Nft> => ({
  key: (client) => [network ?? client.network, 'nft', contract, tokenId],
  call: (client, request) => client.accounts.reader(network).getNft(contract, tokenId, request),
  needsUser: true,
});

/**
 * Returns the query of {@link useNft} as TanStack Query options.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param options - the NFT's `contract` and `tokenId`, the `network` (the client's by default), and when to fetch:
 * `enabled`, `staleTime` and the other query options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Fetch before a component needs the data
 * ```tsx
 * import { nftQueryOptions, useClient, type UseNftOptions } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch({ nft }: { nft: UseNftOptions }) {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () => void queryClient.prefetchQuery(nftQueryOptions(client, nft));
 *   return <button onMouseEnter={prefetch}>Open</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function nftQueryOptions(client: Client, options: UseNftOptions): NacreQueryOptions<Nft> {
  return queryOptionsOf(client, nftQuery(options), options);
}
