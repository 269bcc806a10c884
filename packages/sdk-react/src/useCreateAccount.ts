'use client';

import type { Account, Network } from '@nacre/sdk-base';
import type { UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from './MutationOptions.ts';
import { useNacreMutation } from './useNacreMutation.ts';

/**
 * The argument of the mutation of {@link useCreateAccount}: the network of the account.
 *
 * @example Choose a network
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
  network?: Network | undefined;
};

/**
 * Returns a mutation that creates the signed-in user's account on a network, or returns the existing one.
 *
 * @remarks
 * The signer creates the user's key; the default signer opens the key frame for that. The hooks that read never do.
 * The result's `error` is an SDK error, such as {@link CryptoError} or {@link IframeApiError}.
 *
 * @param options - TanStack Query's mutation options, such as `onSuccess` and `onError`
 * @returns TanStack Query's mutation, whose `data` is the {@link Account}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Create an account after a sign-up
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
