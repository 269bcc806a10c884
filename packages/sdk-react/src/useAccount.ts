'use client';

import type { Account } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import { accountQuery } from './accountQueryOptions.ts';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads the signed-in user's account on a network.
 *
 * @remarks
 * Reading never creates a key. While the user has no account on the network, the result's `error` is {@link SdkError}
 * with `NotFound`: create the account with {@link useCreateAccount}. Any other SDK error, such as `ApiUnavailable`,
 * can occur too.
 *
 * @param options - the `network` to read from (the client's by default), and when to fetch: `enabled` (`true` by
 * default), `staleTime` in milliseconds, and the other query options
 * @returns TanStack Query's result, whose `data` is the {@link Account}, with its methods
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Show the address, or offer to create the account
 * ```tsx
 * import {
 *   isNacreError,
 *   Network,
 *   SdkErrorType,
 *   useAccount,
 *   useCreateAccount,
 * } from '@nacre/sdk-react';
 *
 * export function Address() {
 *   const network = Network.PolygonAmoy;
 *   const { data, error } = useAccount({ network });
 *   const { mutate: create } = useCreateAccount();
 *   if (isNacreError(error, SdkErrorType.NotFound))
 *     return <button onClick={() => create({ network })}>Open an account</button>;
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
  return useNacreQuery(accountQuery(options), options);
}
