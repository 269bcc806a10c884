'use client';

import { formatBalance, type FormatBalanceOptions } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import { balanceQuery } from './balanceQueryOptions.ts';
import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
import { useNacre } from './useNacre.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * The options of {@link useFormattedBalance}: the network, the format, and when to fetch.
 *
 * @example Show two digits, in French
 * ```tsx
 * import type { UseFormattedBalanceOptions } from '@nacre/sdk-react';
 *
 * export const options: UseFormattedBalanceOptions = {
 *   locale: 'fr-FR',
 *   maximumFractionDigits: 2,
 * };
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Hooks
 * @since 0.1.0
 */
export type UseFormattedBalanceOptions = NetworkQueryOptions &
  Omit<FormatBalanceOptions, 'decimals' | 'locale'> & {
    /**
     * The language tag (BCP 47), or several in order of preference.
     *
     * @defaultValue the `locale` of {@link NacreProvider}
     */
    locale?: string | readonly string[] | undefined;
  };

/**
 * Reads the signed-in user's native balance as formatted text.
 *
 * @remarks
 * It takes the options of {@link formatBalance}. Without a `locale`, it uses the provider's, so that a server and
 * every browser render the same text. It shares its request with {@link useBalance}. The result's `error` is an SDK
 * error, such as {@link SdkError} with `NotAuthenticated` or `ApiUnavailable`.
 *
 * @param options - the `network` to read from (the client's by default), the formatting options, and when to fetch:
 * `enabled` (`true` by default), `staleTime` in milliseconds, and the other query options
 * @returns TanStack Query's result, whose `data` is the text, such as `1.5 POL`
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Show a balance with four digits
 * ```tsx
 * import { useFormattedBalance } from '@nacre/sdk-react';
 *
 * export function Balance() {
 *   const { data } = useFormattedBalance({ locale: 'en-US', maximumFractionDigits: 4 });
 *   return <p>{data ?? 'Loading…'}</p>;
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export function useFormattedBalance(options: UseFormattedBalanceOptions = {}): UseQueryResult<string, Error> {
  const { locale } = useNacre();
  return useNacreQuery(balanceQuery(options), options, (balance) =>
    formatBalance(balance, { locale, ...formatOf(options) }),
  );
}

/**
 * Returns the formatting options, without those that control the query.
 *
 * @internal
 */
export function formatOf(options: UseFormattedBalanceOptions): Omit<FormatBalanceOptions, 'decimals'> {
  const { network: _network, enabled: _enabled, staleTime: _staleTime, gcTime: _gcTime, ...rest } = options;
  const {
    refetchInterval: _interval,
    refetchOnWindowFocus: _focus,
    keepPreviousData: _keep,
    ...format
  } = rest;
  return format;
}
