import type { Account, Page, Pagination, RequestOptions } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageOf } from './pageOf.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/** Reads a page of what the signed-in user's account on a network has. The key is what the cache calls it. */
export function useAccountPage<T>(
  key: string,
  options: ListQueryOptions,
  read: (account: Account, page: Pagination, request: RequestOptions) => Promise<Page<T>>,
): UseQueryResult<Page<T>, Error> {
  const { network } = options;
  const page = pageOf(options);
  return useNacreQuery(
    {
      key: [key, network ?? null, page],
      call: async (client, request) => read(await client.accounts.get(network, request), page, request),
      needsUser: true,
    },
    options,
  );
}
