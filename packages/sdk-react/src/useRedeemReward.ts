'use client';

import type { LoyaltyEntry, RedeemRewardArgs } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { useNacreMutation } from './useNacreMutation.ts';

/**
 * The argument of the mutation of {@link useRedeemReward}: the program and the reward.
 *
 * @example Choose the program and the reward
 * ```tsx
 * import type { RedeemRewardVariables } from '@nacre/sdk-react';
 *
 * export const variables: RedeemRewardVariables = {
 *   programId: 'prg_4Kf81mQz',
 *   rewardId: 'rwd_2Hs7pLxC',
 * };
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export type RedeemRewardVariables = RedeemRewardArgs & {
  /** The program's id, such as `prg_4Kf81mQz`. */
  programId: string;
};

/**
 * Returns a mutation that spends the signed-in user's points on a reward.
 *
 * @remarks
 * The program's balance is refetched automatically. The result's `error` is an SDK error, such as {@link SdkError}
 * with `InsufficientFunds`.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link LoyaltyEntry}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Redeem a reward
 * ```tsx
 * import { useRedeemReward, type RedeemRewardVariables } from '@nacre/sdk-react';
 *
 * export function Redeem({ variables }: { variables: RedeemRewardVariables }) {
 *   const { mutate, isPending, data } = useRedeemReward();
 *   return (
 *     <button disabled={isPending} onClick={() => mutate(variables)}>
 *       {data ? 'Redeemed' : 'Redeem'}
 *     </button>
 *   );
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export function useRedeemReward(
  options: MutationOptions<LoyaltyEntry, RedeemRewardVariables> = {},
): UseMutationResult<LoyaltyEntry, Error, RedeemRewardVariables> {
  return useNacreMutation(
    {
      name: 'redeem-reward',
      call: (client, { programId, ...args }) => client.loyalty.redeem(programId, args),
      changes: (_, { programId }) => [['loyalty-balance', programId]],
    },
    options,
  );
}
