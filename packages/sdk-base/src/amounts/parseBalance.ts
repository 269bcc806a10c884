import { checkTypes, badArgument } from '../checkTypes.ts';
import type { ParseBalanceOptions } from '../types/ParseBalanceOptions.ts';
import { checkDigits } from './checkDigits.ts';
import { checkOptions } from './checkOptions.ts';
import { type LocaleNumbers, localeNumbers, withoutMarks } from './localeNumbers.ts';

/** Exceeds any amount with its fraction and grouping. A person wouldn't type a longer number. */
const longestText = 1_000;

/**
 * Parses a number that a person typed into an amount in the smallest unit.
 *
 * @remarks
 * It's the exact inverse of {@link formatBalance} for the same `locale`, `decimals` and `symbol`, as long as no digit
 * was cut off. Without a `locale`, it accepts plain notation, which is the same on every device: ASCII digits, a
 * point, no grouping, and `-` before a negative number. With a `locale`, it accepts that language's digits and signs,
 * and ASCII digits too.
 *
 * It accepts only text with exactly one meaning. Group separators must be where the language puts them (`1.5` isn't a
 * number in German), and more digits than `decimals` are rejected unless they're zeros.
 *
 * @param text - the number as the person typed it
 * @param options - the `decimals` of the amount, the `locale` of the text (plain notation by default), and the
 * `symbol` that may follow the number
 * @returns the amount in the smallest unit
 * @throws {@link SdkError} of type `InvalidArgument` when the text isn't a number, is ambiguous, or has digits below
 * the smallest unit
 *
 * @example Parse what a user typed
 * ```ts
 * import { isNacreError, parseBalance, SdkErrorType } from '@nacre/sdk-base';
 *
 * console.log(parseBalance('0.1', { decimals: 18 })); // 100000000000000000n
 * try {
 *   parseBalance('1.5', { decimals: 2, locale: 'de-DE' });
 * } catch (error) {
 *   console.log(isNacreError(error, SdkErrorType.InvalidArgument)); // true
 * }
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Accounts
 * @since 0.1.0
 */
export function parseBalance(text: string, options: ParseBalanceOptions): bigint {
  checkOptions(options);
  checkTypes<ParseBalanceOptions>(options, {
    decimals: 'number',
    locale: ['string', 'array'],
    symbol: 'string',
  });
  const decimals = checkDigits('decimals', options.decimals);
  if (typeof text !== 'string' || text.length > longestText)
    throw badArgument('text', 'The text is not a number.');
  const bare = withoutSymbol(withoutMarks(text).trim(), options.symbol);
  const plain = options.locale === undefined ? bare : toPlain(bare, localeNumbers(options.locale));

  const [, sign, whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (sign === undefined || whole + fraction === '') throw badArgument('text', 'The text is not a number.');
  if (/[^0]/.test(fraction.slice(decimals))) {
    throw badArgument('text', `The number has more than ${decimals} digits after the decimal sign.`);
  }
  const amount = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0') || '0');
  return sign === '-' ? -amount : amount;
}

function withoutSymbol(text: string, symbol: string | undefined): string {
  return symbol !== undefined && symbol !== '' && text.endsWith(symbol)
    ? text.slice(0, -symbol.length).trimEnd()
    : text;
}

/** Converts a localized number to plain notation after checking the positions of its group separators. */
function toPlain(text: string, numbers: LocaleNumbers): string {
  const minus = [numbers.minus, '-', '\u2212'].find((sign) => sign !== '' && text.startsWith(sign)) ?? '';
  let unsigned = text.slice(minus.length);
  numbers.digits.forEach((digit, value) => {
    unsigned = unsigned.replaceAll(digit, `${value}`);
  });
  const [whole = '', ...fractions] = unsigned.split(numbers.decimal);
  if (fractions.length > 1) throw badArgument('text', 'The text has more than one decimal sign.');
  const digits =
    numbers.group === '' ? whole : normalizeGroups(whole, numbers.group).replaceAll(numbers.group, '');
  if (!/^\d*$/.test(digits)) throw badArgument('text', 'The text is not a number in this language.');
  if (digits !== whole && normalizeGroups(whole, numbers.group) !== grouped(digits, numbers)) {
    throw badArgument('text', 'The groups of digits do not stand where the language puts them.');
  }
  const sign = minus === '' ? '' : '-';
  return fractions.length === 0 ? `${sign}${digits}` : `${sign}${digits}.${fractions[0]}`;
}

/**
 * Accepts the characters on a keyboard for group separators that it lacks, the narrow no-break space and the
 * typographic apostrophe.
 */
function normalizeGroups(text: string, group: string): string {
  if (/^\s$/.test(group)) return text.replace(/[ \u00A0\u202F]/g, group);
  return /^['\u2019]$/.test(group) ? text.replace(/['\u2019]/g, group) : text;
}

function grouped(digits: string, numbers: LocaleNumbers): string {
  return numbers
    .parts(BigInt(digits), 'always')
    .map(({ type, value }) => (type === 'integer' ? toAscii(value, numbers) : value))
    .join('');
}

function toAscii(text: string, numbers: LocaleNumbers): string {
  return numbers.digits.reduce((ascii, digit, value) => ascii.replaceAll(digit, `${value}`), text);
}
