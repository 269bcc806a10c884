import type { Account, Client, Network } from '@nacre/sdk-base';
import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountQuery } from './accountQueryOptions.ts';
import type { MutationOptions } from './MutationOptions.ts';
import { userKey } from './nacreQueryKey.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';
import { useNacre } from './useNacre.ts';
import { useSession } from './useSession.ts';

/** The definition of a hook that changes data. */
interface NacreMutation<T, V> {
  readonly name: string;
  readonly call: (client: Client, variables: V, queryClient: QueryClient) => Promise<T>;
  /** The data to invalidate in the cache, as the parts of the keys after the user's prefix. */
  readonly changes?:
    | ((client: Client, answer: T, variables: V) => readonly (readonly unknown[])[])
    | undefined;
}

/** Runs a call of the client as a mutation. The changed data is marked as stale before the success is reported. */
export function useNacreMutation<T, V>(
  { name, call, changes }: NacreMutation<T, V>,
  options: MutationOptions<T, V>,
): UseMutationResult<T, Error, V> {
  const { client, queryClient } = useNacre();
  const userId = useSession()?.user.id ?? null;
  const key = userKey(userId);
  const mutation = useMutation<T, Error, V>(
    {
      // An app's defaults are for its own calls. A retry would create another order or transfer, and a mutation that
      // waits for the network would run long after its click. The client repeats calls that are safe to repeat.
      ...options,
      retry: options.retry ?? false,
      networkMode: options.networkMode ?? 'always',
      // The key contains the user, so that a new user doesn't see the previous user's mutation.
      mutationKey: [...key, name],
      async mutationFn(variables) {
        const answer = await call(client, variables, queryClient);
        for (const changed of changes?.(client, answer, variables) ?? [])
          void queryClient.invalidateQueries({ queryKey: [...key, ...changed] });
        return answer;
      },
    },
    queryClient,
  );

  // Early versions of TanStack Query ignore a new key.
  const { reset } = mutation;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== userId) reset();
    before.current = userId;
  }, [userId, reset]);
  return mutation;
}

/** Returns the user's account, which is requested only once because its address never changes. */
export function accountOf(client: Client, queryClient: QueryClient, network?: Network): Promise<Account> {
  const options = queryOptionsOf(client, accountQuery({ ...(network ? { network } : {}) }));
  return queryClient.fetchQuery<Account, Error, Account, readonly unknown[]>({
    ...options,
    staleTime: Infinity,
    // Like the mutation itself, this part doesn't wait for the network.
    networkMode: 'always',
  });
}
