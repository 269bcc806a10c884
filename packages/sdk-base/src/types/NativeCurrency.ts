/**
 * The currency that a network's fees are paid in.
 *
 * @example Show the native currency of a network
 * ```ts
 * import { Network, networkInfo, type NativeCurrency } from '@nacre/sdk-base';
 *
 * const currency: NativeCurrency = networkInfo(Network.Polygon).nativeCurrency;
 * console.log(currency.symbol, currency.decimals); // "POL" 18
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Types
 * @since 0.1.0
 */
export type NativeCurrency = {
  /** The full name, such as `Ether`. */
  name: string;
  /** The symbol to show beside an amount, such as `ETH`. */
  symbol: string;
  /** The number of decimals that one unit has. */
  decimals: number;
};
