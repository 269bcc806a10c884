'use client';

import { formatBalance, isNacreError, SdkErrorType, type Balance, type TokenBalance } from '@nacre/sdk-base';
import type { ReactNode } from 'react';
import { formatOf, useFormattedBalance, type UseFormattedBalanceOptions } from './useFormattedBalance.ts';
import { useNacre } from './useNacre.ts';

/**
 * The props of {@link FormattedBalance}.
 *
 * @example Show a token balance that you already have
 * ```tsx
 * import {
 *   FormattedBalance,
 *   type FormattedBalanceProps,
 *   type TokenBalance,
 * } from '@nacre/sdk-react';
 *
 * export function Row({ balance }: { balance: TokenBalance }) {
 *   const props: FormattedBalanceProps = { balance, maximumFractionDigits: 2 };
 *   return <FormattedBalance {...props} />;
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Components
 * @since 0.1.0
 */
export type FormattedBalanceProps = UseFormattedBalanceOptions & {
  /**
   * A balance that you already have, or any amount with its currency or token, such as a fee.
   *
   * @defaultValue the signed-in user's native balance, which the component reads
   */
  balance?: Pick<Balance, 'amount' | 'currency'> | Pick<TokenBalance, 'amount' | 'token'> | undefined;
  /**
   * What to show until the balance is read, and while nobody is signed in or the user has no account on the network.
   *
   * @defaultValue `…`
   */
  placeholder?: ReactNode | undefined;
};

/**
 * Renders a balance as text, in a `span`.
 *
 * @remarks
 * Without a `balance`, it reads the signed-in user's native balance. If that fails, the span is empty and its `title`
 * is the error's code, so a failed balance never breaks the page.
 *
 * Without a `locale`, it uses the provider's `locale` and never the browser's, so a server and a browser in any
 * language render the same text.
 *
 * @param props - the `balance` to show, or the `network` to read it from, and the formatting options
 * @returns a `span` with the text
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 * @throws {@link SdkError} of type `InvalidArgument` when a formatting option isn't accepted
 *
 * @example Show the balance of the signed-in user
 * ```tsx
 * import { FormattedBalance, Network } from '@nacre/sdk-react';
 *
 * export function Balance() {
 *   return (
 *     <p>
 *       You have{' '}
 *       <FormattedBalance network={Network.PolygonAmoy} maximumFractionDigits={4} />
 *     </p>
 *   );
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Components
 * @since 0.1.0
 */
export function FormattedBalance({
  balance,
  placeholder = '…',
  ...options
}: FormattedBalanceProps): ReactNode {
  const { locale } = useNacre();
  const read = useFormattedBalance({ ...options, enabled: !balance && options.enabled !== false });
  if (balance) return <span>{formatBalance(balance, { locale, ...formatOf(options) })}</span>;
  const { error } = read;
  if (error && !isNacreError(error, SdkErrorType.NotFound))
    return <span title={isNacreError(error) ? error.code : 'error'} />;
  return <span aria-busy={read.isFetching}>{read.data ?? placeholder}</span>;
}
