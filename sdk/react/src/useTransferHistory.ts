'use client';

import type { Transfer, Page } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageQuery } from './NacreQuery.ts';
import { transferHistoryList } from './transferHistoryQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads what left and what reached the signed-in user's account on a network, newest first.
 *
 * @remarks
 * While the next page loads, the result holds no data for it, unless `keepPreviousData` is set.
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the network, the page, and whether to ask
 * @returns the query; its `data` is one {@link Page} of {@link Transfer}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
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
