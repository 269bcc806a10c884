import type { Client, RequestOptions } from '@nacre/sdk-base';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { QueryOptions } from './QueryOptions.ts';
import { useNacre } from './useNacre.ts';
import { useSession } from './useSession.ts';

/** What a hook over one call of the client has to say. */
interface NacreQuery<T, R> {
  /** What tells this call from others: its name, then its arguments. */
  readonly key: readonly unknown[];
  readonly call: (client: Client, options: RequestOptions) => Promise<T>;
  /** Whether the answer belongs to the user, so that nothing is asked while nobody is signed in. */
  readonly needsUser: boolean;
  readonly select?: (data: T) => R;
}

/** One call of the client as a query: cached by user and arguments, canceled when nobody waits any more. */
export function useNacreQuery<T, R = T>(
  { key, call, needsUser, select }: NacreQuery<T, R>,
  { enabled = true, refetchIntervalMs = false }: QueryOptions & { refetchIntervalMs?: number | false },
): UseQueryResult<R, Error> {
  const { client, queryClient } = useNacre();
  const userId = useSession()?.user.id ?? null;
  return useQuery<T, Error, R>(
    {
      queryKey: ['nacre', needsUser ? userId : 'anybody', ...key],
      queryFn: ({ signal }) => call(client, { signal }),
      enabled: enabled && (!needsUser || userId !== null),
      refetchInterval: refetchIntervalMs,
      ...(select ? { select } : {}),
    },
    queryClient,
  );
}
