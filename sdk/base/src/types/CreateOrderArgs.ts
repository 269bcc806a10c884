/**
 * Describes one line of an order to create.
 *
 * @example Order two of a collection
 * ```ts
 * import type { CreateOrderItem } from '@nacre/sdk-base';
 *
 * const item: CreateOrderItem = { collectionId: 'col_9Lm27cYs', quantity: 2 };
 * console.log(item.quantity); // 2
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type CreateOrderItem = {
  /** The collection to buy from. It has to have a price. */
  collectionId: string;
  /** How many to buy, at least 1. */
  quantity: number;
};

/**
 * Says what to buy, from collections on one network that are priced in one currency.
 *
 * @example Come back to the app after the checkout
 * ```ts
 * import type { CreateOrderArgs } from '@nacre/sdk-base';
 *
 * const args: CreateOrderArgs = {
 *   items: [{ collectionId: 'col_9Lm27cYs', quantity: 2 }],
 *   redirectUrl: 'https://shop.example/orders',
 * };
 * console.log(args.items.length); // 1
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type CreateOrderArgs = {
  /** What to buy, one entry per collection. */
  items: CreateOrderItem[];
  /**
   * The page of your app that the user comes back to from the checkout.
   *
   * @defaultValue the user stays on the last page of the checkout
   */
  redirectUrl?: string;
};
