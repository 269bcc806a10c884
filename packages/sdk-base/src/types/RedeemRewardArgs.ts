/**
 * The reward to redeem.
 *
 * @example Redeem a dessert
 * ```ts
 * import type { RedeemRewardArgs } from '@nacre/sdk-base';
 *
 * const args: RedeemRewardArgs = { rewardId: 'rwd_8Ng15dZk' };
 * console.log(args.rewardId); // "rwd_8Ng15dZk"
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type RedeemRewardArgs = {
  /** The id of the reward, from one of the program's tiers. */
  rewardId: string;
};
