'use client';

import type { Account, Network } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { useNacreMutation } from './useNacreMutation.ts';

/**
 * Says which account {@link useCreateAccount} makes.
 *
 * @example Name a network
 * ```tsx
 * import { Network, type CreateAccountVariables } from '@nacre/sdk-react';
 *
 * export const variables: CreateAccountVariables = { network: Network.PolygonAmoy };
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export type CreateAccountVariables = {
  /**
   * The network.
   *
   * @defaultValue the client's network
   */
  network?: Network;
};

/**
 * Makes the signed-in user's account on a network, or gives the one that is there.
 *
 * @remarks
 * The signer makes the user's key; the default one opens the key frame. The hooks that read never do.
 * The result's `error` is an error of the SDK, such as {@link CryptoError} or {@link IframeApiError}.
 *
 * @param options - options of the mutation, such as `onSuccess`
 * @returns the mutation; its `data` is the {@link Account}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Open an account after a sign-up
 * ```tsx
 * import { useCreateAccount } from '@nacre/sdk-react';
 *
 * export function Open() {
 *   const { mutate, isPending, data } = useCreateAccount();
 *   if (data) return <p>{data.address}</p>;
 *   return (
 *     <button disabled={isPending} onClick={() => mutate({})}>
 *       Open an account
 *     </button>
 *   );
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.2.0
 */
export function useCreateAccount(
  options: MutationOptions<Account, CreateAccountVariables> = {},
): UseMutationResult<Account, Error, CreateAccountVariables> {
  return useNacreMutation(
    {
      name: 'create-account',
      call: (client, { network }) => client.accounts.create(network),
      changes: (_, { network }) => [['account', network], [network]],
    },
    options,
  );
}
