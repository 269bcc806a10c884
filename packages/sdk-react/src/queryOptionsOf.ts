import { isNacreError, SdkError, SdkErrorType, type Client } from '@nacre/sdk-base';
import { userKey } from './nacreQueryKey.ts';
import type { NacreQuery } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import type { QueryOptions } from './QueryOptions.ts';

/** Calls are retried by the client already; the cache tries once more, and only what may pass by itself. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isNacreError(error) && error.retryable;
}

/**
 * Makes query options of a call. The user is the one that the caller sees: a page that comes to life sees nobody
 * first, as its server did.
 *
 * @internal
 */
export function queryOptionsOf<T>(
  client: Client,
  { key, call, needsUser }: NacreQuery<T>,
  options: QueryOptions = {},
  userId: string | null = client.auth.session?.user.id ?? null,
): NacreQueryOptions<T> {
  const { enabled = true, staleTime, gcTime, refetchInterval, refetchOnWindowFocus } = options;
  const queryKey = [...userKey(userId), ...key(client)];
  return {
    // The tag is a type only: it tells the cache's methods what the key leads to.
    queryKey: queryKey as readonly unknown[] as NacreQueryOptions<T>['queryKey'],
    async queryFn({ signal }) {
      if (needsUser) checkUser(client, userId);
      return call(client, { signal });
    },
    enabled: enabled && (!needsUser || userId !== null),
    retry: shouldRetry,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(gcTime === undefined ? {} : { gcTime }),
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(refetchOnWindowFocus === undefined ? {} : { refetchOnWindowFocus }),
    ...(options.keepPreviousData ? { placeholderData: ofUser(userId) } : {}),
  };
}

/**
 * Refuses to ask for a user who is signed in no more: the answer would be another user's, under this one's key.
 *
 * @internal
 */
export function checkUser(client: Client, userId: string | null): void {
  if (client.auth.session?.user.id !== userId) throw new SdkError(SdkErrorType.Aborted);
}

/** Keeps the answer for other arguments, unless it's another user's. */
const ofUser =
  (userId: string | null) =>
  <D>(previous: D | undefined, query?: { queryKey: readonly unknown[] }): D | undefined =>
    query?.queryKey[1] === userKey(userId)[1] ? previous : undefined;
