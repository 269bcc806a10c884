import type { Client, Order, Page, Pagination } from '@nacre/sdk-base';
import { pageQuery, type NacreList } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';
import type { QueryOptions } from './QueryOptions.ts';

/** @internal */
export const ordersList: NacreList<Order> = {
  key: () => ['orders'],
  read: (client, page, request) => client.accounts.listOrders(page, request),
};

/**
 * Returns the query of {@link useOrders} as TanStack Query options.
 *
 * @param client - the client, from {@link useClient} or your own
 * @param options - the page's length, `limit` (25 entries by default), and its `cursor`, and when to fetch:
 * `enabled`, `staleTime` and the other query options
 * @returns the query options, with the `queryKey` of the result
 *
 * @example Fetch before a component needs the data
 * ```tsx
 * import { ordersQueryOptions, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Prefetch() {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const prefetch = () => void queryClient.prefetchQuery(ordersQueryOptions(client));
 *   return <button onMouseEnter={prefetch}>Open</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function ordersQueryOptions(
  client: Client,
  options: QueryOptions & Pagination = {},
): NacreQueryOptions<Page<Order>> {
  return queryOptionsOf(client, pageQuery(ordersList, options), options);
}
