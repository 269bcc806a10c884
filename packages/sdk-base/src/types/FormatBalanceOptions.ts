/**
 * How an amount is rounded to the digits that are shown.
 *
 * @remarks
 * - `trunc`: toward zero, so that the text never shows more than there is
 * - `halfExpand`: to the nearest, half away from zero
 * - `halfEven`: to the nearest, half to the even digit
 *
 * @example Compare truncating and rounding
 * ```ts
 * import { formatBalance, type BalanceRoundingMode } from '@nacre/sdk-base';
 *
 * const modes: BalanceRoundingMode[] = ['trunc', 'halfExpand', 'halfEven'];
 * const shown = modes.map((roundingMode) =>
 *   formatBalance(125n, {
 *     decimals: 2,
 *     maximumFractionDigits: 1,
 *     roundingMode,
 *     locale: 'en-US',
 *   }),
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
 * The options of {@link formatBalance}.
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
   * The number of decimals that one unit has, from 0 to 255.
   *
   * @defaultValue the decimals of the balance's currency or token; required with a bare `bigint`
   */
  decimals?: number | undefined;
  /**
   * The language tag (BCP 47) that decides on digits, grouping and signs, or several in order of preference.
   *
   * @defaultValue the platform's language
   */
  locale?: string | readonly string[] | undefined;
  /**
   * The maximum number of decimals to show, from 0 to 255.
   *
   * @defaultValue as many as `decimals`, so nothing is lost
   */
  maximumFractionDigits?: number | undefined;
  /**
   * The minimum number of decimals to show, from 0 to `maximumFractionDigits`.
   *
   * @defaultValue `0`
   */
  minimumFractionDigits?: number | undefined;
  /**
   * How the digits that aren't shown are rounded.
   *
   * @defaultValue `'trunc'`
   */
  roundingMode?: BalanceRoundingMode | undefined;
  /**
   * Whether to group digits in the way of the language.
   *
   * @defaultValue `true`
   */
  useGrouping?: boolean | undefined;
  /**
   * The symbol to show after the number, separated by a no-break space. An empty string shows none.
   *
   * @defaultValue the symbol of the balance's currency or token; none with a bare `bigint`
   */
  symbol?: string | undefined;
};
