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
 * Gives the query of {@link useNft} as options of TanStack Query.
 *
 * @param client - the client
 * @param options - which NFT, on which network, and when to ask
 * @returns the options, with the key of the answer
 *
 * @example Ask before a component needs it
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
