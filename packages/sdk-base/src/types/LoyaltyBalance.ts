/**
 * A user's points in a loyalty program, in the token's smallest unit.
 *
 * @example Show the optimistic balance
 * ```ts
 * import {
 *   formatBalance,
 *   type LoyaltyBalance,
 *   type LoyaltyProgram,
 * } from '@nacre/sdk-base';
 *
 * function label(balance: LoyaltyBalance, program: LoyaltyProgram): string {
 *   return formatBalance(balance.optimistic, {
 *     decimals: program.token.decimals,
 *     symbol: program.token.symbol,
 *   });
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyBalance = {
  /** The id of the program. */
  programId: string;
  /** The id of the user. */
  userId: string;
  /** The points in the user's account on chain. */
  settled: bigint;
  /**
   * The points that are queued and not on chain yet. Negative if more points are being spent or reversed than earned.
   */
  pending: bigint;
  /**
   * The balance to show: `settled` plus `pending`. Negative only while a refund reverses points that were already
   * spent.
   */
  optimistic: bigint;
  /** All points ever earned and settled, minus reversed ones. This decides the user's tier. */
  earned: bigint;
  /** The id of the highest tier that the user has reached; `null` if there is none. */
  tierId: string | null;
  /** When the balance last changed, in RFC 3339 format. */
  updatedAt: string;
};
