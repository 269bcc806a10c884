import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import type { Balance } from '../types/Balance.ts';
import type { BalanceRoundingMode, FormatBalanceOptions } from '../types/FormatBalanceOptions.ts';
import type { TokenBalance } from '../types/TokenBalance.ts';
import { omitUndefined } from '../omitUndefined.ts';
import { checkDigits } from './checkDigits.ts';
import { checkOptions } from './checkOptions.ts';
import { localeNumbers } from './localeNumbers.ts';

const TYPES: TypesOf<FormatBalanceOptions> = {
  decimals: 'number',
  locale: ['string', 'array'],
  maximumFractionDigits: 'number',
  minimumFractionDigits: 'number',
  roundingMode: { oneOf: ['trunc', 'halfExpand', 'halfEven'] },
  useGrouping: 'boolean',
  symbol: 'string',
};

/**
 * Formats an amount in the smallest unit as a human-readable number.
 *
 * @remarks
 * The number is exact at any size: no floating-point number is involved. By default, all decimals are shown. With
 * `maximumFractionDigits`, the rest is truncated, so the text never shows more than there is. Choose another
 * `roundingMode` to round to the nearest. An amount smaller than the last digit shown reads as 0.
 *
 * @param amount - the amount in the smallest unit, as a bigint or as the API's decimal string, or a balance, which brings its
 * decimals and symbol
 * @param options - the `decimals` of the amount, the `locale`, how many digits to show, and how to round
 * @returns the number, written with the locale's digits and signs
 * @throws {@link SdkError} of type `InvalidArgument` when the decimals are missing, an option is out of range, or the amount
 * isn't a whole number
 *
 * @example Show an amount of a token with six decimals
 * ```ts
 * import { formatBalance } from '@nacre/sdk-base';
 *
 * const options = { decimals: 6, locale: 'en-US' };
 * console.log(formatBalance(1_234_567_890n, options)); // "1,234.56789"
 * console.log(
 *   formatBalance(1_234_567_890n, {
 *     decimals: 6,
 *     locale: 'de-DE',
 *     maximumFractionDigits: 2,
 *   }),
 * ); // "1.234,56"
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Accounts
 * @since 0.1.0
 */
export function formatBalance(
  amount: bigint | string | Pick<Balance, 'amount' | 'currency'> | Pick<TokenBalance, 'amount' | 'token'>,
  options: FormatBalanceOptions = {},
): string {
  checkOptions(options);
  checkTypes(options, TYPES);
  const isBalance = typeof amount === 'object' && amount !== null;
  const written = isBalance ? amount.amount : amount;
  // No network has amounts with more digits.
  const given = typeof written === 'string' && /^-?\d{1,78}$/.test(written) ? BigInt(written) : written;
  if (typeof given !== 'bigint') {
    throw invalidArgument('amount', 'must be a bigint, or a string of digits, in the smallest unit');
  }
  const unit = !isBalance ? {} : 'currency' in amount ? amount.currency : amount.token;
  const { decimals, symbol = '' } = { ...unit, ...omitUndefined(options) };
  const scale = checkDigits('decimals', decimals);
  const most = checkDigits('maximumFractionDigits', options.maximumFractionDigits ?? scale);
  const least = checkDigits('minimumFractionDigits', options.minimumFractionDigits ?? 0, 0, most);

  const negative = given < 0n;
  const rounded = round(negative ? -given : given, scale - most, options.roundingMode ?? 'trunc');
  const shown = Math.min(scale, most);
  const text = rounded.toString().padStart(shown + 1, '0');
  const fraction = text
    .slice(text.length - shown)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  const whole = BigInt(text.slice(0, text.length - shown));

  const numbers = localeNumbers(options.locale);
  const signed = negative && rounded !== 0n ? (whole === 0n ? -0 : -whole) : whole;
  const parts = numbers.parts(signed, options.useGrouping === false ? false : 'auto');
  const last = parts.findLastIndex((part) => part.type === 'integer');
  const number = parts
    .map((part, index) => {
      if (index !== last || fraction === '') return part.value;
      return (
        part.value +
        numbers.decimal +
        fraction.replace(/\d/g, (digit) => numbers.digits[Number(digit)] ?? digit)
      );
    })
    .join('');
  return symbol === '' ? number : `${number}\u00A0${symbol}`;
}

function round(amount: bigint, digitsToDrop: number, mode: BalanceRoundingMode): bigint {
  if (digitsToDrop <= 0) return amount;
  const divisor = 10n ** BigInt(digitsToDrop);
  const quotient = amount / divisor;
  const twice = (amount % divisor) * 2n;
  switch (mode) {
    case 'trunc':
      return quotient;
    case 'halfExpand':
      return twice >= divisor ? quotient + 1n : quotient;
    case 'halfEven':
      return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient;
  }
}
