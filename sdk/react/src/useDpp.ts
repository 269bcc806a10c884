'use client';

import type { Passport } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import type { UseDppOptions } from './UseDppOptions.ts';
import { dppQuery } from './dppQueryOptions.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * Reads a digital product passport.
 *
 * @remarks
 * A published passport can be read by anybody, so nobody has to be signed in. To know that it is genuine, verify its
 * credential: `client.dpp.getCredential`, then {@link verifyPassport}.
 * The result's `error` is an error of the SDK, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - which passport, and whether to ask
 * @returns the query; its `data` is the {@link Passport}
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Show what a product is
 * ```tsx
 * import { useDpp } from '@nacre/sdk-react';
 *
 * export function Product({ passportId }: { passportId: string }) {
 *   const { data, error } = useDpp({ passportId });
 *   if (error) return <p role="alert">There is no such passport.</p>;
 *   return <h2>{data?.name ?? 'Loading…'}</h2>;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export function useDpp(options: UseDppOptions): UseQueryResult<Passport, Error> {
  return useNacreQuery(dppQuery(options), options);
}
