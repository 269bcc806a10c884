'use client';

import { formatBalance, isNacreError, SdkErrorType, type Balance, type TokenBalance } from '@nacre/sdk-base';
import type { ReactNode } from 'react';
import { formatOf, useFormattedBalance, type UseFormattedBalanceOptions } from './useFormattedBalance.ts';
import { useNacre } from './useNacre.ts';

/**
 * Describes the properties of {@link FormattedBalance}.
 *
 * @example Show a token balance that is there already
 * ```tsx
 * import { FormattedBalance, type FormattedBalanceProps, type TokenBalance } from '@nacre/sdk-react';
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
   * A balance that you have already, or any amount with its currency or token, such as a fee.
   *
   * @defaultValue the native balance of the signed-in user, which the component reads
   */
  balance?: Pick<Balance, 'amount' | 'currency'> | Pick<TokenBalance, 'amount' | 'token'>;
  /**
   * What stands there until the balance is read, and while nobody is signed in or the user has no account on the
   * network.
   *
   * @defaultValue `…`
   */
  placeholder?: ReactNode;
};

/**
 * Shows a balance as text, in a `span`.
 *
 * @remarks
 * Without a `balance` it reads the native balance of the signed-in user. When that fails, the span is empty and its
 * `title` names the error's code, so that a page is never torn down by a balance.
 *
 * Without a `locale` it writes as the provider's `locale` says, never as the browser's: what a server rendered is what
 * a browser in any language renders.
 *
 * @param props - the balance or the network, and how to format
 * @returns a `span` with the text
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Show the balance of the signed-in user
 * ```tsx
 * import { FormattedBalance, Network } from '@nacre/sdk-react';
 *
 * export function Balance() {
 *   return (
 *     <p>
 *       You have <FormattedBalance network={Network.PolygonAmoy} maximumFractionDigits={4} />
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
