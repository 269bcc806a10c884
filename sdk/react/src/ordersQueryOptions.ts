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
 * Gives the query of {@link useOrders} as options of TanStack Query.
 *
 * @param client - the client
 * @param options - the page, and when to ask
 * @returns the options, with the key of the answer
 *
 * @example Ask before a component needs it
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
