import type { DataTag } from '@tanstack/react-query';

/**
 * Holds a call of the client as options of TanStack Query, for all that takes such: `useQuery`, `useSuspenseQuery`,
 * `prefetchQuery`, `ensureQueryData`, and by their key `invalidateQueries` and `getQueryData`.
 *
 * @typeParam T - what the call answers
 *
 * @example Give query options to a hook of TanStack Query
 * ```tsx
 * import type { Balance, NacreQueryOptions } from '@nacre/sdk-react';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function IsEmpty({ options }: { options: NacreQueryOptions<Balance> }) {
 *   const { data } = useQuery({ ...options, select: ({ amount }) => amount === 0n });
 *   return <p>{data ? 'Nothing there' : ''}</p>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export type NacreQueryOptions<T> = {
  /** The key of the answer in the cache. It begins with the user's, {@link nacreQueryKey}. */
  queryKey: DataTag<readonly unknown[], T>;
  /** Makes the call, and cancels it when nobody waits for it any more. */
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  /** Whether the call can be made: what belongs to a user is not asked while nobody is signed in. */
  enabled: boolean;
  /** Says whether to ask again after a failure: the client repeats what is worth it, so once at most. */
  retry: (failures: number, error: Error) => boolean;
};
