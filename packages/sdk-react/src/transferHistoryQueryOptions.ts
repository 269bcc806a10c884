import type { Client, Transfer, Page } from '@nacre/sdk-base';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageQuery, type NacreList } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';

/** @internal */
export const transferHistoryList = ({ network }: Pick<ListQueryOptions, 'network'>): NacreList<Transfer> => ({
  key: (client) => [network ?? client.network, 'transfers'],
  read: (client, page, request) => client.accounts.reader(network).getTransfers(page, request),
});

/**
 * Returns the query of {@link useTransferHistory} as TanStack Query options.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param options - the `network` (the client's by default), the page's length, `limit` (25 entries by default), and
 * its `cursor`, and when to fetch: `enabled`, `staleTime` and the other query options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Fetch before a component needs the data
 * ```tsx
 * import { transferHistoryQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch() {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () =>
 *     void queryClient.prefetchQuery(transferHistoryQueryOptions(client));
 *   return <button onMouseEnter={prefetch}>Open</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function transferHistoryQueryOptions(
  client: Client,
  options: ListQueryOptions = {},
): NacreQueryOptions<Page<Transfer>> {
  return queryOptionsOf(client, pageQuery(transferHistoryList(options), options), options);
}
