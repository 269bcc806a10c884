/**
 * Names what a reward is.
 *
 * @remarks
 * - `points`: points on top
 * - `badge`: an NFT that the user keeps
 * - `voucher`: an NFT that is burned when it is used
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Show a word for each kind
 * ```ts
 * import type { LoyaltyRewardKind } from '@nacre/sdk-base';
 *
 * const words: Record<LoyaltyRewardKind, string> = { points: 'Points', badge: 'Badge', voucher: 'Voucher' };
 * console.log(words.voucher); // "Voucher"
 * ```
 *
 * @see [Loyalty assets](https://docs.nacre.example/solutions/on-chain-loyalty/loyalty-assets-guide)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyRewardKind = 'points' | 'badge' | 'voucher' | (string & {});

/**
 * Describes what a user can get for points.
 *
 * @example Tell whether a user can afford a reward
 * ```ts
 * import type { LoyaltyBalance, LoyaltyReward } from '@nacre/sdk-base';
 *
 * function canAfford(reward: LoyaltyReward, balance: LoyaltyBalance): boolean {
 *   return balance.optimistic >= reward.cost;
 * }
 * ```
 *
 * @see [Loyalty assets](https://docs.nacre.example/solutions/on-chain-loyalty/loyalty-assets-guide)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyReward = {
  /** The reward's id, such as `rwd_8Ng15dZk`. */
  id: string;
  /** What the reward is. */
  kind: LoyaltyRewardKind;
  /** The reward's name. */
  name: string;
  /** What the user gets; `null` when it does not say. */
  description: string | null;
  /** The address of the reward's picture; `null` when there is none. */
  imageUrl: string | null;
  /** How many points the reward costs, in the token's smallest unit; `0n` when it is free in its tier. */
  cost: bigint;
  /** How many points a reward of kind `points` gives, else `null`. */
  points: bigint | null;
  /** The collection that a badge or a voucher is minted from, else `null`. */
  collectionId: string | null;
};

/**
 * Describes a step of a loyalty program with the rewards that it opens.
 *
 * @example Find the next tier
 * ```ts
 * import type { LoyaltyBalance, LoyaltyRewardTier } from '@nacre/sdk-base';
 *
 * function nextTier(tiers: LoyaltyRewardTier[], balance: LoyaltyBalance): LoyaltyRewardTier | undefined {
 *   return tiers.find((tier) => tier.threshold > balance.earned);
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyRewardTier = {
  /** The tier's id, such as `tier_1Cx49gWp`. */
  id: string;
  /** The program that the tier belongs to. */
  programId: string;
  /** The tier's name. */
  name: string;
  /**
   * How many points a user has to have earned, in the token's smallest unit. It is compared with the
   * balance's `earned`, so spending points does not lower the tier.
   */
  threshold: bigint;
  /** The rewards that users of this tier and of higher tiers can redeem. */
  rewards: LoyaltyReward[];
};
