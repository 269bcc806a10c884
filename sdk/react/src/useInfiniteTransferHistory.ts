'use client';

import type { Page, Transfer } from '@nacre/sdk-base';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { NetworkInfiniteQueryOptions } from './InfiniteQueryOptions.ts';
import { transferHistoryList } from './transferHistoryQueryOptions.ts';
import { useNacreInfiniteQuery } from './useNacreInfiniteQuery.ts';

/**
 * Reads what left and what reached the signed-in user's account on a network, page after page.
 *
 * @remarks
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the network, how many entries come with each request, and when to ask
 * @returns the query; its `data.pages` are the pages so far, and its `fetchNextPage` reads the next one
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Offer a button for more
 * ```tsx
 * import { useInfiniteTransferHistory } from '@nacre/sdk-react';
 *
 * export function Everything() {
 *   const { data, hasNextPage, fetchNextPage } = useInfiniteTransferHistory({ limit: 20 });
 *   const entries = data?.pages.flatMap((page) => page.data) ?? [];
 *   return (
 *     <>
 *       <ul>
 *         {entries.map((({ id, status }) => (
 *           <li key={id}>{status}</li>
 *         )))}
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
