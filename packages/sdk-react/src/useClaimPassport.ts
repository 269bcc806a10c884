'use client';

import type { ClaimPassportArgs, Passport } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { useNacreMutation } from './useNacreMutation.ts';

/**
 * The argument of the mutation of {@link useClaimPassport}: the passport, and its claim code.
 *
 * @example Pass the passport's id, and the code on the product
 * ```tsx
 * import type { ClaimPassportVariables } from '@nacre/sdk-react';
 *
 * export const variables: ClaimPassportVariables = {
 *   passportId: 'psp_7Jd2kQ9x',
 *   claimCode: 'RIVET-7731',
 * };
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export type ClaimPassportVariables = ClaimPassportArgs & {
  /** The passport's id, such as `psp_7Jd2kQ9x`. */
  passportId: string;
};

/**
 * Returns a mutation that makes the signed-in user the owner of a product.
 *
 * @remarks
 * The passport is refetched automatically. The result's `error` is an SDK error, such as {@link SdkError} with
 * `Forbidden` when the code is wrong.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link Passport}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Claim a product
 * ```tsx
 * import { useClaimPassport, type ClaimPassportVariables } from '@nacre/sdk-react';
 *
 * export function Claim({ variables }: { variables: ClaimPassportVariables }) {
 *   const { mutate, isPending, data } = useClaimPassport();
 *   return (
 *     <button disabled={isPending} onClick={() => mutate(variables)}>
 *       {data ? 'It is yours' : 'Claim'}
 *     </button>
 *   );
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export function useClaimPassport(
  options: MutationOptions<Passport, ClaimPassportVariables> = {},
): UseMutationResult<Passport, Error, ClaimPassportVariables> {
  return useNacreMutation(
    {
      name: 'claim-passport',
      call: (client, { passportId, ...args }) => client.dpp.claim(passportId, args),
      changes: (_, { network }, { passportId }) => [['passport', passportId], [network]],
    },
    options,
  );
}
