import type { Client, TokenBalance, Page } from '@nacre/sdk-base';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageQuery, type NacreList } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';

/** @internal */
export const tokenBalancesList = ({
  network,
}: Pick<ListQueryOptions, 'network'>): NacreList<TokenBalance> => ({
  key: (client) => [network ?? client.network, 'token-balances'],
  read: (client, page, request) => client.accounts.reader(network).getTokenBalances(page, request),
});

/**
 * Returns the query of {@link useTokenBalances} as TanStack Query options.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param options - the `network` (the client's by default), the page's length, `limit` (25 entries by default), and
 * its `cursor`, and when to fetch: `enabled`, `staleTime` and the other query options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Fetch before a component needs the data
 * ```tsx
 * import { tokenBalancesQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch() {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () =>
 *     void queryClient.prefetchQuery(tokenBalancesQueryOptions(client));
 *   return <button onMouseEnter={prefetch}>Open</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function tokenBalancesQueryOptions(
  client: Client,
  options: ListQueryOptions = {},
): NacreQueryOptions<Page<TokenBalance>> {
  return queryOptionsOf(client, pageQuery(tokenBalancesList(options), options), options);
}
