/**
 * Describes what every hook that reads takes.
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
};
