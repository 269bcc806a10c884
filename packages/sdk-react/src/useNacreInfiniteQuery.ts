import type { Page, RequestOptions } from '@nacre/sdk-base';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { InfiniteQueryOptions } from './InfiniteQueryOptions.ts';
import type { NacreList } from './NacreQuery.ts';
import { checkUser, queryOptionsOf } from './queryOptionsOf.ts';
import { useNacre } from './useNacre.ts';
import { useSession } from './useSession.ts';

/** Reads a list of the client as an infinite query, which contains the pages requested so far. */
export function useNacreInfiniteQuery<T>(
  { key, read }: NacreList<T>,
  { limit, ...options }: InfiniteQueryOptions,
): UseInfiniteQueryResult<InfiniteData<Page<T>, string | undefined>, Error> {
  const { client, queryClient } = useNacre();
  const userId = useSession()?.user.id ?? null;
  const page = (cursor?: string) => ({
    ...(limit === undefined ? {} : { limit }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  const all = {
    key: () => [...key(client), 'all', page()],
    call: (_: unknown, request: RequestOptions) => read(client, page(), request),
    needsUser: true,
  };
  return useInfiniteQuery<
    Page<T>,
    Error,
    InfiniteData<Page<T>, string | undefined>,
    readonly unknown[],
    string | undefined
  >(
    {
      ...queryOptionsOf<Page<T>>(client, all, options, userId),
      async queryFn({ signal, pageParam }) {
        checkUser(client, userId);
        return read(client, page(pageParam), { signal });
      },
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    },
    queryClient,
  );
}
