import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { NacreQuery } from './NacreQuery.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';
import type { QueryOptions } from './QueryOptions.ts';
import { useNacre } from './useNacre.ts';
import { useSession } from './useSession.ts';

/**
 * Runs a call of the client as a query. It's cached by user and arguments, and canceled when no component uses it any
 * longer.
 */
export function useNacreQuery<T, R = T>(
  query: NacreQuery<T>,
  options: QueryOptions,
  select?: (data: T) => R,
): UseQueryResult<R, Error> {
  const { client, queryClient } = useNacre();
  const userId = useSession()?.user.id ?? null;
  const made = queryOptionsOf(client, query, options, userId);
  return useQuery<T, Error, R, readonly unknown[]>({ ...made, ...(select ? { select } : {}) }, queryClient);
}
