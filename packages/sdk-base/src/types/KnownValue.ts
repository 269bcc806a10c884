/**
 * The known values of an open union such as {@link OrderStatus}.
 *
 * @remarks
 * The API can add a status, a kind or a type at any time, so these types end in `(string & {})`: an editor still
 * completes the known values, and the compiler asks for a `default`. Use this type as the list of known values, for
 * example to give each one a label.
 *
 * @example Label each known status, and any new one
 * ```ts
 * import type { KnownValue, OrderStatus } from '@nacre/sdk-base';
 *
 * const words: Record<KnownValue<OrderStatus>, string> = {
 *   draft: 'Being prepared',
 *   pending: 'To be paid',
 *   paid: 'Paid',
 *   minting: 'On its way',
 *   fulfilled: 'Delivered',
 *   cancelled: 'Canceled',
 *   failed: 'Failed',
 * };
 * const word = (status: OrderStatus) =>
 *   status in words ? words[status as keyof typeof words] : status;
 * console.log(word('paid'), word('refunded')); // "Paid" "refunded"
 * ```
 *
 * @typeParam T - an open union of texts
 * @see [APIs and SDKs](https://docs.nacre.example/products/apis_sdks)
 * @advanced
 * @category Types
 * @since 0.2.0
 */
export type KnownValue<T extends string> = T extends unknown ? (string extends T ? never : T) : never;
