/**
 * The options of every hook that reads.
 *
 * @remarks
 * For everything else that TanStack Query can do, pass query options such as {@link balanceQueryOptions} to its own
 * hooks.
 *
 * @example Fetch only while a dialog is open
 * ```tsx
 * import { useOrders, type QueryOptions } from '@nacre/sdk-react';
 *
 * export function Orders({ isOpen }: { isOpen: boolean }) {
 *   const options: QueryOptions = { enabled: isOpen };
 *   const { data } = useOrders(options);
 *   return <p>{data?.data.length ?? 0} orders</p>;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.1.0
 */
export type QueryOptions = {
  /**
   * Whether the hook may fetch. A user's data is never fetched while nobody is signed in.
   *
   * @defaultValue `true`
   */
  enabled?: boolean | undefined;
  /**
   * How long a result counts as fresh, in milliseconds.
   *
   * @defaultValue the `QueryClient`'s; `5_000` with the provider's own client
   * @since 0.2.0
   */
  staleTime?: number | undefined;
  /**
   * How long an unused result stays in the cache, in milliseconds.
   *
   * @defaultValue the `QueryClient`'s
   * @since 0.2.0
   */
  gcTime?: number | undefined;
  /**
   * The interval between refetches while the hook is in use, in milliseconds; `false` for never.
   *
   * @defaultValue `false`
   * @since 0.2.0
   */
  refetchInterval?: number | false | undefined;
  /**
   * Whether to refetch a stale result when the user returns to the window.
   *
   * @defaultValue the `QueryClient`'s
   * @since 0.2.0
   */
  refetchOnWindowFocus?: boolean | undefined;
  /**
   * Whether the result for the previous arguments, such as the previous page, stays until the new one has arrived.
   * Another user's result never stays.
   *
   * @defaultValue `false`
   * @since 0.2.0
   */
  keepPreviousData?: boolean | undefined;
};
