import type { Pagination } from '@nacre/sdk-base';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import type { QueryOptions } from './QueryOptions.ts';

/**
 * The options of a hook that reads a list page by page.
 *
 * @example Read fifty entries with each request
 * ```tsx
 * import { useInfiniteOrders, type InfiniteQueryOptions } from '@nacre/sdk-react';
 *
 * const options: InfiniteQueryOptions = { limit: 50 };
 *
 * export function Count() {
 *   const { data } = useInfiniteOrders(options);
 *   return <p>{data?.pages.flatMap((page) => page.data).length ?? 0} orders so far</p>;
 * }
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Hooks
 * @since 0.2.0
 */
export type InfiniteQueryOptions = QueryOptions & Pick<Pagination, 'limit'>;

/**
 * The options of a hook that reads a list from a network page by page.
 *
 * @example Read the transfers on a network
 * ```tsx
 * import {
 *   Network,
 *   useInfiniteTransferHistory,
 *   type NetworkInfiniteQueryOptions,
 * } from '@nacre/sdk-react';
 *
 * const options: NetworkInfiniteQueryOptions = {
 *   network: Network.BaseSepolia,
 *   limit: 50,
 * };
 *
 * export function Count() {
 *   const { data } = useInfiniteTransferHistory(options);
 *   return <p>{data?.pages.flatMap((page) => page.data).length ?? 0} transfers so far</p>;
 * }
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @advanced
 * @category Hooks
 * @since 0.2.0
 */
export type NetworkInfiniteQueryOptions = InfiniteQueryOptions & Pick<NetworkQueryOptions, 'network'>;
