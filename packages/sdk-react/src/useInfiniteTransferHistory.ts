'use client';

import type { Page, Transfer } from '@nacre/sdk-base';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { NetworkInfiniteQueryOptions } from './InfiniteQueryOptions.ts';
import { transferHistoryList } from './transferHistoryQueryOptions.ts';
import { useNacreInfiniteQuery } from './useNacreInfiniteQuery.ts';

/**
 * Reads the signed-in user's transfers on a network, page by page.
 *
 * @remarks
 * The result's `error` is an SDK error, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the `network` (the client's by default), the entries per request, `limit` (25 by default), and
 * when to fetch: `enabled`, `staleTime` and the other query options
 * @returns TanStack Query's infinite result: `data.pages` has the pages so far, and `fetchNextPage` reads the next
 * one
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Show a button for more
 * ```tsx
 * import { useInfiniteTransferHistory } from '@nacre/sdk-react';
 *
 * export function Everything() {
 *   const { data, hasNextPage, fetchNextPage } = useInfiniteTransferHistory({
 *     limit: 20,
 *   });
 *   const entries = data?.pages.flatMap((page) => page.data) ?? [];
 *   return (
 *     <>
 *       <ul>
 *         {entries.map(({ id, status }) => (
 *           <li key={id}>{status}</li>
 *         ))}
 *       </ul>
 *       {hasNextPage ? <button onClick={() => void fetchNextPage()}>More</button> : null}
 *     </>
 *   );
 * }
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Hooks
 * @since 0.2.0
 */
export function useInfiniteTransferHistory(
  options: NetworkInfiniteQueryOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page<Transfer>, string | undefined>, Error> {
  return useNacreInfiniteQuery(transferHistoryList(options), options);
}
