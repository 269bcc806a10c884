import type { Client } from '@nacre/sdk-base';

/**
 * Gives the beginning of the keys that the signed-in user's answers have in the cache.
 *
 * @remarks
 * All of them are removed when the user signs out. Single keys are the `queryKey` of query options, such as
 * {@link balanceQueryOptions}.
 *
 * @param client - the client
 * @returns the key, for `queryClient.invalidateQueries` and the like
 *
 * @example Read everything of the user again
 * ```tsx
 * import { nacreQueryKey, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Refresh() {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const refresh = () => void queryClient.invalidateQueries({ queryKey: nacreQueryKey(client) });
 *   return <button onClick={refresh}>Refresh</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export function nacreQueryKey(client: Client): readonly unknown[] {
  return userKey(client.auth.session?.user.id ?? null);
}

/**
 * The beginning of a user's keys.
 *
 * @internal
 */
export function userKey(userId: string | null): readonly unknown[] {
  return ['nacre', userId ?? 'anybody'];
}
