import type { Network } from '../networks/Network.ts';
import type { NativeCurrency } from './NativeCurrency.ts';

/**
 * An account's balance in a network's native currency.
 *
 * @example Show a balance
 * ```ts
 * import { formatBalance, type Balance } from '@nacre/sdk-base';
 *
 * function label({ amount, currency }: Balance): string {
 *   return formatBalance(amount, {
 *     decimals: currency.decimals,
 *     symbol: currency.symbol,
 *   });
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Accounts
 * @since 0.1.0
 */
export type Balance = {
  /** The network. */
  network: Network;
  /** The account's address. */
  address: string;
  /** The balance in the currency's smallest unit. */
  amount: bigint;
  /** The network's native currency. */
  currency: NativeCurrency;
  /** When the balance was read from the network, in RFC 3339 format. */
  updatedAt: string;
};
