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
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the page, and whether to ask
 * @returns the query; its `data` is one {@link Page} of {@link Order}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example List orders with their state
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
