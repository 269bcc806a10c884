'use client';

import type { Network, Signature } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { accountOf, useNacreMutation } from './useNacreMutation.ts';

/**
 * The argument of the mutation of {@link useSignMessage}: the text to sign.
 *
 * @example Prove that the user controls the account
 * ```tsx
 * import type { SignMessageVariables } from '@nacre/sdk-react';
 *
 * export const variables: SignMessageVariables = {
 *   message: 'I am the owner of this account.',
 * };
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export type SignMessageVariables = {
  /** The text to sign. */
  message: string;
  /**
   * The network whose key signs.
   *
   * @defaultValue the client's network
   */
  network?: Network | undefined;
};

/**
 * Returns a mutation that signs a text with the key of the signed-in user's account.
 *
 * @remarks
 * The result's `error` is an SDK error, such as {@link IframeApiError} with `UserRejected`.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link Signature}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Sign a text
 * ```tsx
 * import { useSignMessage } from '@nacre/sdk-react';
 *
 * export function Prove({ message }: { message: string }) {
 *   const { mutate, data } = useSignMessage();
 *   return (
 *     <button onClick={() => mutate({ message })}>{data ? 'Signed' : 'Sign'}</button>
 *   );
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export function useSignMessage(
  options: MutationOptions<Signature, SignMessageVariables> = {},
): UseMutationResult<Signature, Error, SignMessageVariables> {
  return useNacreMutation(
    {
      name: 'sign-message',
      call: async (client, { message, network }, queryClient) =>
        (await accountOf(client, queryClient, network)).signMessage(message),
    },
    options,
  );
}
