'use client';

import { formatBalance, isNacreError, type Balance, type TokenBalance } from '@nacre/sdk-base';
import type { ReactNode } from 'react';
import { useFormattedBalance, type UseFormattedBalanceOptions } from './useFormattedBalance.ts';

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
   * A balance that you have already.
   *
   * @defaultValue the native balance of the signed-in user, which the component reads
   */
  balance?: Balance | TokenBalance;
  /**
   * What stands there until the balance is read, and while nobody is signed in.
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
  const read = useFormattedBalance({ ...options, enabled: !balance && options.enabled !== false });
  const { network: _network, enabled: _enabled, ...format } = options;
  if (balance) return <span>{formatBalance(balance, format)}</span>;
  if (read.error) return <span title={isNacreError(read.error) ? read.error.code : 'error'} />;
  return <span aria-busy={read.isFetching}>{read.data ?? placeholder}</span>;
}
