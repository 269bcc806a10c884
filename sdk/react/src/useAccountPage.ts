import type { Account, Page, Pagination, RequestOptions } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQueryOptions } from './ListQueryOptions.ts';
import { pageOf } from './pageOf.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/** A page of what the user's account on a network holds, by the call of the account that reads it. */
export function useAccountPage<T>(
  name: string,
  options: ListQueryOptions,
  read: (account: Account, page: Pagination, request: RequestOptions) => Promise<Page<T>>,
): UseQueryResult<Page<T>, Error> {
  const { network } = options;
  const page = pageOf(options);
  return useNacreQuery(
    {
      key: [name, network ?? null, page],
      call: async (client, request) => read(await client.accounts.get(network, request), page, request),
      needsUser: true,
    },
    options,
  );
}
