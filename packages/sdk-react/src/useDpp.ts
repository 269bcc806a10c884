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
 * Anyone can read a published passport, so it needs no sign-in. To know that it's genuine, verify its credential:
 * call `client.dpp.getCredential`, then {@link verifyPassport}. The result's `error` is an SDK error, such as
 * {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the passport's id, `passportId`, and when to fetch: `enabled` (`true` by default), `staleTime` in
 * milliseconds, and the other query options
 * @returns TanStack Query's result, whose `data` is the {@link Passport}
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Show a product's name and description
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
