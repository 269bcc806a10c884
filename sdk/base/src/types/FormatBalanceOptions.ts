/**
 * Names how an amount is rounded to the digits that are shown.
 *
 * @remarks
 * - `trunc`: toward zero, so that never more is shown than is there
 * - `halfExpand`: to the nearest, half away from zero
 * - `halfEven`: to the nearest, half to the even digit
 *
 * @example Compare truncating and rounding
 * ```ts
 * import { formatBalance, type BalanceRoundingMode } from '@nacre/sdk-base';
 *
 * const modes: BalanceRoundingMode[] = ['trunc', 'halfExpand', 'halfEven'];
 * const shown = modes.map((roundingMode) =>
 *   formatBalance(125n, { decimals: 2, maximumFractionDigits: 1, roundingMode, locale: 'en-US' }),
 * );
 * console.log(shown.join(' ')); // "1.2 1.3 1.2"
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Accounts
 * @since 0.1.0
 */
export type BalanceRoundingMode = 'trunc' | 'halfExpand' | 'halfEven';

/**
 * Says how {@link formatBalance} shows an amount.
 *
 * @example Show four digits in French
 * ```ts
 * import { formatBalance, type FormatBalanceOptions } from '@nacre/sdk-base';
 *
 * const options: FormatBalanceOptions = { locale: 'fr-FR', maximumFractionDigits: 4 };
 * console.log(formatBalance(1_234_567n, { decimals: 6, ...options })); // "1,2345"
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Accounts
 * @since 0.1.0
 */
export type FormatBalanceOptions = {
  /**
   * How many digits after the decimal sign one unit has, from 0 to 255.
   *
   * @defaultValue the decimals of the balance's currency or token; required with a bare `bigint`
   */
  decimals?: number;
  /**
   * The language tag (BCP 47) that gives digits, grouping and signs, or several in order of preference.
   *
   * @defaultValue the platform's language
   */
  locale?: string | readonly string[];
  /**
   * How many digits after the decimal sign are shown at most, from 0 to 255.
   *
   * @defaultValue as many as `decimals`, so nothing is lost
   */
  maximumFractionDigits?: number;
  /**
   * How many digits after the decimal sign are shown at least, from 0 to `maximumFractionDigits`.
   *
   * @defaultValue `0`
   */
  minimumFractionDigits?: number;
  /**
   * What happens to the digits that are not shown.
   *
   * @defaultValue `'trunc'`
   */
  roundingMode?: BalanceRoundingMode;
  /**
   * Whether thousands are grouped as the language does.
   *
   * @defaultValue `true`
   */
  useGrouping?: boolean;
  /**
   * The symbol to put after the number, with a no-break space between them. An empty text shows none.
   *
   * @defaultValue the symbol of the balance's currency or token; none with a bare `bigint`
   */
  symbol?: string;
};
