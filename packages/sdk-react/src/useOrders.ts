'use client';

import type { Order, Page, Pagination } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import { pageQuery } from './NacreQuery.ts';
import { ordersList } from './ordersQueryOptions.ts';
import type { QueryOptions } from './QueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads the signed-in user's orders, newest first.
 *
 * @remarks
 * The result's `error` is an SDK error, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the page's length, `limit` (25 entries by default), and its `cursor`, and when to fetch:
 * `enabled`, `staleTime` and the other query options
 * @returns TanStack Query's result, whose `data` is one {@link Page} of {@link Order}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example List orders with their status
 * ```tsx
 * import { useOrders } from '@nacre/sdk-react';
 *
 * export function Orders() {
 *   const { data } = useOrders({ limit: 10 });
 *   return (
 *     <ul>
 *       {data?.data.map(({ id, status }) => (
 *         <li key={id}>
 *           {id}: {status}
 *         </li>
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
export function useOrders(options: QueryOptions & Pagination = {}): UseQueryResult<Page<Order>, Error> {
  return useNacreQuery(pageQuery(ordersList, options), options);
}
