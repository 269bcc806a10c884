import type { Network } from '../networks/Network.ts';

/**
 * A fungible token: an ERC-20 token on an EVM network, or a classic asset on Stellar.
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
  /** The number of decimals that one token has. */
  decimals: number;
  /** The URL of the token's logo; `null` if there is none. */
  logoUrl: string | null;
};
