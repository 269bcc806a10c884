import type { DataTag } from '@tanstack/react-query';

/**
 * TanStack Query options for one of the client's calls. Pass them to `useQuery`, `useSuspenseQuery`, `prefetchQuery`
 * or `ensureQueryData`, and their key to `invalidateQueries` or `getQueryData`.
 *
 * @typeParam T - the result of the call
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
 * @advanced
 * @category Hooks
 * @since 0.2.0
 */
export type NacreQueryOptions<T> = {
  /** The key of the result in the cache. It begins with the user's key, {@link nacreQueryKey}. */
  queryKey: DataTag<readonly unknown[], T>;
  /** Makes the call, and cancels it when its result is no longer needed. */
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  /** Whether the call can be made. Calls for a user aren't made while nobody is signed in. */
  enabled: boolean;
  /** Decides whether to retry after a failure. The client has already retried, so this allows at most one retry. */
  retry: (failures: number, error: Error) => boolean;
};
