import type { Client } from '@nacre/sdk-base';

/**
 * Returns the prefix of all cache keys of the signed-in user.
 *
 * @remarks
 * All of them are removed when the user signs out. For a single key, use the `queryKey` of query options such as
 * {@link balanceQueryOptions}.
 *
 * @param client - the client, from {@link useClient} or your own
 * @returns the key, for calls such as `queryClient.invalidateQueries`
 *
 * @example Refetch all of the user's data
 * ```tsx
 * import { nacreQueryKey, useClient } from '@nacre/sdk-react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * // The app gave its own QueryClient to NacreProvider as well.
 * export function Refresh() {
 *   const client = useClient();
 *   const queryClient = useQueryClient();
 *   const refresh = () =>
 *     void queryClient.invalidateQueries({ queryKey: nacreQueryKey(client) });
 *   return <button onClick={refresh}>Refresh</button>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @advanced
 * @category Hooks
 * @since 0.2.0
 */
export function nacreQueryKey(client: Client): readonly unknown[] {
  return userKey(client.auth.session?.user.id ?? null);
}

/**
 * Returns the prefix of a user's keys.
 *
 * @internal
 */
export function userKey(userId: string | null): readonly unknown[] {
  return ['nacre', userId ?? 'anybody'];
}
