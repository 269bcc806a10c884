/**
 * Says how many points a user has in a program, in the token's smallest unit.
 *
 * @example Show the optimistic balance
 * ```ts
 * import { formatBalance, type LoyaltyBalance, type LoyaltyProgram } from '@nacre/sdk-base';
 *
 * function label(balance: LoyaltyBalance, program: LoyaltyProgram): string {
 *   return formatBalance(balance.optimistic, { decimals: program.token.decimals, symbol: program.token.symbol });
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyBalance = {
  /** The program. */
  programId: string;
  /** The user. */
  userId: string;
  /** The points that the user's account holds on chain. */
  settled: bigint;
  /** What is queued and not on chain yet. Negative when more is being redeemed or reversed than earned. */
  pending: bigint;
  /**
   * The sum of `settled` and `pending`: the balance to show. Negative only while a refund reverses points
   * that were already redeemed.
   */
  optimistic: bigint;
  /** All points ever earned and settled, less those that were reversed. It decides the tier. */
  earned: bigint;
  /** The highest tier that the user is in; `null` when in none. */
  tierId: string | null;
  /** When the balance last changed, as an RFC 3339 time. */
  updatedAt: string;
};
