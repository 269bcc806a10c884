/**
 * The kind of a reward.
 *
 * @remarks
 * - `points`: extra points
 * - `badge`: an NFT that the user keeps
 * - `voucher`: an NFT that's burned on use
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Label each kind
 * ```ts
 * import type { LoyaltyRewardKind } from '@nacre/sdk-base';
 *
 * const words: Record<LoyaltyRewardKind, string> = {
 *   points: 'Points',
 *   badge: 'Badge',
 *   voucher: 'Voucher',
 * };
 * console.log(words.voucher); // "Voucher"
 * ```
 *
 * @see [Loyalty assets](https://docs.nacre.example/solutions/on-chain-loyalty/loyalty-assets-guide)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyRewardKind = 'points' | 'badge' | 'voucher' | (string & {});

/**
 * A reward that users can get for points.
 *
 * @example Check whether a user can afford a reward
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
  /** The kind of reward. */
  kind: LoyaltyRewardKind;
  /** The reward's name. */
  name: string;
  /** A description of the reward; `null` if there is none. */
  description: string | null;
  /** The URL of the reward's image; `null` if there is none. */
  imageUrl: string | null;
  /** The price in points, in the token's smallest unit; `0n` if the reward is free in its tier. */
  cost: bigint;
  /** The points that a reward of kind `points` gives, in the token's smallest unit; otherwise `null`. */
  points: bigint | null;
  /** The id of the collection that a badge or voucher is minted from; otherwise `null`. */
  collectionId: string | null;
};

/**
 * A tier of a loyalty program, with the rewards that it unlocks.
 *
 * @example Find the next tier
 * ```ts
 * import type { LoyaltyBalance, LoyaltyRewardTier } from '@nacre/sdk-base';
 *
 * function nextTier(
 *   tiers: LoyaltyRewardTier[],
 *   balance: LoyaltyBalance,
 * ): LoyaltyRewardTier | undefined {
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
  /** The id of the program that the tier belongs to. */
  programId: string;
  /** The tier's name. */
  name: string;
  /**
   * The points that a user must have earned to reach the tier, in the token's smallest unit. It's compared with the
   * balance's `earned`, so spending points doesn't lower the tier.
   */
  threshold: bigint;
  /** The rewards that users of this tier and of higher tiers can redeem. */
  rewards: LoyaltyReward[];
};
