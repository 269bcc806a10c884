import type { Client } from '@nacre/sdk-base';
import type { QueryClient } from '@tanstack/react-query';
import { userKey } from './nacreQueryKey.ts';

/**
 * Removes from a cache what belongs to a user who is signed in no more. The cache may be the app's: nothing else of it
 * is touched.
 *
 * @returns a function that ends it
 */
export function forgetUsers(client: Client, queryClient: QueryClient): () => void {
  let userId = client.auth.session?.user.id;
  return client.auth.onSessionChange((session) => {
    if (userId !== undefined && session?.user.id !== userId) {
      const queryKey = userKey(userId);
      // Canceled first: an answer on its way would come back into the cache.
      void queryClient.cancelQueries({ queryKey });
      queryClient.removeQueries({ queryKey });
      const mutations = queryClient.getMutationCache();
      for (const mutation of mutations.findAll({ mutationKey: queryKey })) mutations.remove(mutation);
    }
    userId = session?.user.id;
  });
}
