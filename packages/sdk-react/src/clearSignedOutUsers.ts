import type { Client } from '@nacre/sdk-base';
import type { QueryClient } from '@tanstack/react-query';
import { userKey } from './nacreQueryKey.ts';

/**
 * Removes the data of a signed-out user from a cache. The cache may be the app's, so other data stays untouched.
 *
 * @returns a function that stops it
 */
export function clearSignedOutUsers(client: Client, queryClient: QueryClient): () => void {
  let userId = client.auth.session?.user.id;
  return client.auth.onSessionChange((session) => {
    if (userId !== undefined && session?.user.id !== userId) {
      const queryKey = userKey(userId);
      // Canceled first, since a pending response would be written to the cache again.
      void queryClient.cancelQueries({ queryKey });
      queryClient.removeQueries({ queryKey });
      const mutations = queryClient.getMutationCache();
      for (const mutation of mutations.findAll({ mutationKey: queryKey })) mutations.remove(mutation);
    }
    userId = session?.user.id;
  });
}
