/**
 * Describes what every hook that reads takes.
 *
 * @remarks
 * What TanStack Query can do beyond this, it does with query options such as {@link balanceQueryOptions}.
 *
 * @example Ask only once a dialog is open
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
   * Whether the hook may ask. What belongs to a user is never asked while nobody is signed in.
   *
   * @defaultValue `true`
   */
  enabled?: boolean;
  /**
   * How long an answer counts as fresh, in milliseconds.
   *
   * @defaultValue that of the `QueryClient`; `5_000` with the provider's own
   * @since 0.2.0
   */
  staleTime?: number;
  /**
   * How long an answer that nobody shows is kept, in milliseconds.
   *
   * @defaultValue that of the `QueryClient`
   * @since 0.2.0
   */
  gcTime?: number;
  /**
   * How often to ask again while the hook is in use, in milliseconds; `false` for never.
   *
   * @defaultValue `false`
   * @since 0.2.0
   */
  refetchInterval?: number | false;
  /**
   * Whether to ask again when the reader comes back to the window and the answer is stale.
   *
   * @defaultValue that of the `QueryClient`
   * @since 0.2.0
   */
  refetchOnWindowFocus?: boolean;
  /**
   * Whether the answer for other arguments, such as the page before, stays until the new one is there. That of
   * another user never stays.
   *
   * @defaultValue `false`
   * @since 0.2.0
   */
  keepPreviousData?: boolean;
};
