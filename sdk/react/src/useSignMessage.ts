'use client';

import type { Network, Signature } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { accountOf, useNacreMutation } from './useNacreMutation.ts';

/**
 * Says what {@link useSignMessage} has signed.
 *
 * @example Prove that the user holds the account
 * ```tsx
 * import type { SignMessageVariables } from '@nacre/sdk-react';
 *
 * export const variables: SignMessageVariables = { message: 'I am the owner of this account.' };
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export type SignMessageVariables = {
  /** The text. */
  message: string;
  /**
   * The network whose key signs.
   *
   * @defaultValue the client's network
   */
  network?: Network;
};

/**
 * Has a text signed with the key of the signed-in user's account.
 *
 * @remarks
 * The result's `error` is an error of the SDK, such as {@link IframeApiError} with `UserRejected`.
 *
 * @param options - options of the mutation, such as `onSuccess`
 * @returns the mutation; its `data` is the {@link Signature}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Sign a text
 * ```tsx
 * import { useSignMessage } from '@nacre/sdk-react';
 *
 * export function Prove({ message }: { message: string }) {
 *   const { mutate, data } = useSignMessage();
 *   return <button onClick={() => mutate({ message })}>{data ? 'Signed' : 'Sign'}</button>;
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
