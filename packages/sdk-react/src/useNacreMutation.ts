import type { Account, Client, Network } from '@nacre/sdk-base';
import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountQuery } from './accountQueryOptions.ts';
import type { MutationOptions } from './MutationOptions.ts';
import { userKey } from './nacreQueryKey.ts';
import { queryOptionsOf } from './queryOptionsOf.ts';
import { useNacre } from './useNacre.ts';
import { useSession } from './useSession.ts';

/** What a hook that changes something has to say. */
interface NacreMutation<T, V> {
  readonly name: string;
  readonly call: (client: Client, variables: V, queryClient: QueryClient) => Promise<T>;
  /** What the cache has to read again: the keys' parts after the user's. */
  readonly changes?:
    | ((client: Client, answer: T, variables: V) => readonly (readonly unknown[])[])
    | undefined;
}

/** A call of the client as a mutation. What it changed counts as stale before its success is reported. */
export function useNacreMutation<T, V>(
  { name, call, changes }: NacreMutation<T, V>,
  options: MutationOptions<T, V>,
): UseMutationResult<T, Error, V> {
  const { client, queryClient } = useNacre();
  const userId = useSession()?.user.id ?? null;
  const key = userKey(userId);
  const mutation = useMutation<T, Error, V>(
    {
      // What an app has as its default is for its own calls: another try would be another order or transfer, and one
      // that waits for the network would be made long after its click. The client repeats what is safe to repeat.
      ...options,
      retry: options.retry ?? false,
      networkMode: options.networkMode ?? 'always',
      // The user is in the key, so that a new user doesn't see what the last one did.
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

  // Early versions of TanStack Query don't mind a new key.
  const { reset } = mutation;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== userId) reset();
    before.current = userId;
  }, [userId, reset]);
  return mutation;
}

/** The user's account, asked for once: its address never changes. */
export function accountOf(client: Client, queryClient: QueryClient, network?: Network): Promise<Account> {
  const options = queryOptionsOf(client, accountQuery({ ...(network ? { network } : {}) }));
  return queryClient.fetchQuery<Account, Error, Account, readonly unknown[]>({
    ...options,
    staleTime: Infinity,
    // The mutation doesn't wait for the network, and neither does this part of it.
    networkMode: 'always',
  });
}
