import type { Token } from './Token.ts';

/**
 * An account's balance of one token.
 *
 * @example Show a token balance
 * ```ts
 * import { formatBalance, type TokenBalance } from '@nacre/sdk-base';
 *
 * function label({ amount, token }: TokenBalance): string {
 *   return formatBalance(amount, { decimals: token.decimals, symbol: token.symbol });
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type TokenBalance = {
  /** The token. */
  token: Token;
  /** The balance in the token's smallest unit. */
  amount: bigint;
};
