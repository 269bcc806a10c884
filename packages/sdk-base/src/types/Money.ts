/**
 * An amount of money in an ISO 4217 currency.
 *
 * @example Show a price
 * ```ts
 * import { formatBalance, type Money } from '@nacre/sdk-base';
 *
 * const price: Money = { amount: 4900n, currency: 'EUR' };
 * console.log(
 *   `${formatBalance(price.amount, { decimals: 2, locale: 'en-US' })} ${price.currency}`,
 * ); // "49 EUR"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Types
 * @since 0.1.0
 */
export type Money = {
  /** The amount in the currency's minor unit: `4900n` is 49.00 EUR. */
  amount: bigint;
  /** The ISO 4217 code, such as `EUR`. */
  currency: string;
};
