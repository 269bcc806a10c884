'use client';

import type { Account } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads the signed-in user's account on a network.
 *
 * @remarks
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the network, and whether to ask
 * @returns the query; its `data` is the {@link Account}, with the calls that read and send
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Show the address
 * ```tsx
 * import { Network, useAccount } from '@nacre/sdk-react';
 *
 * export function Address() {
 *   const { data, error } = useAccount({ network: Network.PolygonAmoy });
 *   if (error) return <p role="alert">The account cannot be read.</p>;
 *   return <p>{data ? data.address : 'Loading…'}</p>;
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export function useAccount(options: NetworkQueryOptions = {}): UseQueryResult<Account, Error> {
  const { network } = options;
  return useNacreQuery(
    {
      key: ['account', network ?? null],
      call: (client, request) => client.accounts.get(network, request),
      needsUser: true,
    },
    options,
  );
}
