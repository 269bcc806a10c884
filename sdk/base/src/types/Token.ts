import type { Network } from '../networks/Network.ts';

/**
 * Describes a fungible token: an ERC-20 token on an EVM network, a classic asset on Stellar.
 *
 * @example Show a token
 * ```ts
 * import type { Token } from '@nacre/sdk-base';
 *
 * function label(token: Token): string {
 *   return `${token.name} (${token.symbol})`;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type Token = {
  /** The network that the token is on. */
  network: Network;
  /** The contract's address on an EVM network, `CODE:ISSUER` on Stellar. */
  address: string;
  /** The token's name. */
  name: string;
  /** The token's symbol. */
  symbol: string;
  /** How many digits after the decimal sign one token has. */
  decimals: number;
  /** The address of the token's picture; `null` when there is none. */
  logoUrl: string | null;
};
