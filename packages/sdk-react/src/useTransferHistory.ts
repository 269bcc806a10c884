'use client';

import type { Transfer, Page } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageQuery } from './NacreQuery.ts';
import { transferHistoryList } from './transferHistoryQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads the signed-in user's transfers on a network, newest first.
 *
 * @remarks
 * While the next page loads, `data` is `undefined`, unless you set `keepPreviousData`. The result's `error` is an SDK
 * error, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the `network` (the client's by default), the page's length, `limit` (25 entries by default), and
 * its `cursor`, and when to fetch: `enabled`, `staleTime` and the other query options
 * @returns TanStack Query's result, whose `data` is one {@link Page} of {@link Transfer}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example List transfers
 * ```tsx
 * import { useTransferHistory } from '@nacre/sdk-react';
 *
 * export function History() {
 *   const { data } = useTransferHistory({ limit: 20 });
 *   return (
 *     <ul>
 *       {data?.data.map(({ id, direction, status }) => (
 *         <li key={id}>
 *           {direction}, {status}
 *         </li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export function useTransferHistory(options: ListQueryOptions = {}): UseQueryResult<Page<Transfer>, Error> {
  return useNacreQuery(pageQuery(transferHistoryList(options), options), options);
}
