/**
 * One line of an order to create.
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
  /** The id of the collection to buy from. The collection must have a price. */
  collectionId: string;
  /** The number of items to buy, at least 1. */
  quantity: number;
};

/**
 * The items to order, from collections on one network with prices in one currency.
 *
 * @example Return to the app after the checkout
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
  /** The items to buy, one entry per collection. */
  items: CreateOrderItem[];
  /**
   * The page of your app that the checkout sends the user back to.
   *
   * @defaultValue the user stays on the last page of the checkout
   */
  redirectUrl?: string | undefined;
};
