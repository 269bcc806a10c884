import type { Network } from '../networks/Network.ts';
import type { Money } from './Money.ts';
import type { Token } from './Token.ts';

/**
 * The number of points that a customer earns for an amount spent. Fractions of a point are dropped.
 *
 * @example Compute the points for a purchase
 * ```ts
 * import type { LoyaltyEarningRatio } from '@nacre/sdk-base';
 *
 * const ratio: LoyaltyEarningRatio = {
 *   points: 1n,
 *   spend: { amount: 100n, currency: 'EUR' },
 * };
 * const spent = 4_950n; // 49.50 EUR
 * console.log((spent * ratio.points) / ratio.spend.amount); // 49n
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyEarningRatio = {
  /** The points earned, in the token's smallest unit. */
  points: bigint;
  /** The amount to spend to earn them. */
  spend: Money;
};

/**
 * A loyalty program with its points token.
 *
 * @example Show the name of the points
 * ```ts
 * import type { LoyaltyProgram } from '@nacre/sdk-base';
 *
 * function pointsName(program: LoyaltyProgram): string {
 *   return `${program.token.symbol} of ${program.name}`;
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyProgram = {
  /** The program's id, such as `prg_3Bv68hJq`. */
  id: string;
  /** The program's name. */
  name: string;
  /** A description of the program; `null` if there is none. */
  description: string | null;
  /** The EVM network that the points are on. */
  network: Network;
  /** The points token, an ERC-20 token. */
  token: Token;
  /** The number of points that a purchase earns. */
  earningRatio: LoyaltyEarningRatio;
  /** When the program was created, in RFC 3339 format. */
  createdAt: string;
};
