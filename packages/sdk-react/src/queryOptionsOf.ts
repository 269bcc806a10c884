import { isNacreError, SdkError, SdkErrorType, type Client } from '@nacre/sdk-base';
import { userKey } from './nacreQueryKey.ts';
import type { NacreQuery } from './NacreQuery.ts';
import type { NacreQueryOptions } from './NacreQueryOptions.ts';
import type { QueryOptions } from './QueryOptions.ts';

/** The client already retries calls. The cache retries once more, and only errors that may be temporary. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isNacreError(error) && error.retryable;
}

/**
 * Creates the query options of a call. The user is the one in the caller's render: during hydration, there is no user
 * at first, as on the server.
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
    // The tag exists only in the type. It tells the cache's methods the type of the data under the key.
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
 * Throws if the user is no longer signed in, because the response would be another user's data under this user's key.
 *
 * @internal
 */
export function checkUser(client: Client, userId: string | null): void {
  if (client.auth.session?.user.id !== userId) throw new SdkError(SdkErrorType.Aborted);
}

/** Keeps the data of previous arguments, unless it's another user's. */
const ofUser =
  (userId: string | null) =>
  <D>(previous: D | undefined, query?: { queryKey: readonly unknown[] }): D | undefined =>
    query?.queryKey[1] === userKey(userId)[1] ? previous : undefined;
