/**
 * The options of {@link parseBalance}.
 *
 * @example Parse what a German user typed
 * ```ts
 * import { parseBalance, type ParseBalanceOptions } from '@nacre/sdk-base';
 *
 * const options: ParseBalanceOptions = { decimals: 2, locale: 'de-DE' };
 * console.log(parseBalance('1.234,50', options)); // 123450n
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Accounts
 * @since 0.1.0
 */
export type ParseBalanceOptions = {
  /** The number of decimals that one unit has, from 0 to 255. */
  decimals: number;
  /**
   * The language tag (BCP 47) of the text, or several in order of preference.
   *
   * @defaultValue plain notation: ASCII digits, a point, no grouping
   */
  locale?: string | readonly string[] | undefined;
  /**
   * The symbol that may stand after the number.
   *
   * @defaultValue no symbol
   */
  symbol?: string | undefined;
};
