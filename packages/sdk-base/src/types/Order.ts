import type { Network } from '../networks/Network.ts';
import type { Money } from './Money.ts';
import type { NftReference } from './Nft.ts';

/**
 * The status of an order.
 *
 * @remarks
 * An order goes from `draft` through `pending`, `paid` and `minting` to `fulfilled`.
 *
 * - `draft`: the items are being reserved
 * - `pending`: the items are reserved, and the user can pay at `checkoutUrl`
 * - `paid`: the payment has arrived
 * - `minting`: the items are being minted to the user's account
 * - `fulfilled`: the user's account holds every item; final
 * - `cancelled`: the order was canceled while `draft` or `pending`; final
 * - `failed`: an item couldn't be minted; follows `minting` only; final
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Check whether the user can still pay
 * ```ts
 * import type { OrderStatus } from '@nacre/sdk-base';
 *
 * function canPay(status: OrderStatus): boolean {
 *   return status === 'pending';
 * }
 * console.log(canPay('paid')); // false
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type OrderStatus =
  | 'draft'
  | 'pending'
  | 'paid'
  | 'minting'
  | 'fulfilled'
  | 'cancelled'
  | 'failed'
  | (string & {});

/**
 * One line of an order.
 *
 * @example Show a line with its price
 * ```ts
 * import type { OrderItem } from '@nacre/sdk-base';
 *
 * function lineTotal(item: OrderItem): bigint {
 *   return BigInt(item.quantity) * item.unitPrice.amount;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type OrderItem = {
  /** The line's id, such as `itm_8Dq04vBn`. */
  id: string;
  /** The id of the collection that the items come from. */
  collectionId: string;
  /** The collection's name at the time of the order. */
  name: string;
  /** The number of items bought. */
  quantity: number;
  /** The price of one item at the time of the order. */
  unitPrice: Money;
  /** The NFTs that were minted for this line; empty before the order is `fulfilled`. */
  nfts: NftReference[];
};

/**
 * A user's purchase of items from your collections.
 *
 * @example Send the user to the checkout
 * ```ts
 * import type { Order } from '@nacre/sdk-base';
 *
 * function checkout(order: Order): string | null {
 *   return order.status === 'pending' ? order.checkoutUrl : null;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type Order = {
  /** The order's id, such as `ord_2Pw84nRt`. */
  id: string;
  /** The id of the user who buys. */
  userId: string;
  /** The network that the items are minted on. */
  network: Network;
  /** The status of the order. */
  status: OrderStatus;
  /** The lines of the order. */
  items: OrderItem[];
  /** The total price of all items. */
  total: Money;
  /** The URL of the checkout page while the order is `pending`; otherwise `null`. */
  checkoutUrl: string | null;
  /** The id of the job that mints the items; `null` before minting begins. */
  jobId: string | null;
  /** When the order was created, in RFC 3339 format. */
  createdAt: string;
  /** When the order last changed, in RFC 3339 format. */
  updatedAt: string;
  /** When the order became `paid`, in RFC 3339 format; `null` until then. */
  paidAt: string | null;
  /** When the order became `fulfilled`, in RFC 3339 format; `null` until then. */
  fulfilledAt: string | null;
};
