import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * The notation of decimal numbers in a language, from `Intl`.
 *
 * @internal
 */
export interface LocaleNumbers {
  /** The digits from 0 to 9. */
  readonly digits: readonly string[];
  /** The decimal separator. */
  readonly decimal: string;
  /** The group separator, or an empty string if the language has none. */
  readonly group: string;
  /** The minus sign, without direction marks. */
  readonly minus: string;
  /** Returns the parts of a whole number. `-0` keeps its sign. */
  readonly parts: (value: bigint | number, grouping: 'auto' | 'always' | false) => Intl.NumberFormatPart[];
}

type Grouping = 'auto' | 'always' | false;

// The cache is bounded, because a server may see any number of languages.
const maxCacheSize = 100;
const cache = new Map<string, LocaleNumbers>();

/**
 * Reads a language's notation of decimal numbers from `Intl`.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when the language tag is malformed
 * @internal
 */
export function localeNumbers(locale: string | readonly string[] | undefined): LocaleNumbers {
  const key = JSON.stringify(locale ?? null);
  const known = cache.get(key);
  if (known) return known;
  const made = read(locale);
  if (cache.size >= maxCacheSize) cache.clear();
  cache.set(key, made);
  return made;
}

function read(locale: string | readonly string[] | undefined): LocaleNumbers {
  const make = (useGrouping: Grouping) => {
    try {
      return new Intl.NumberFormat(locale as string | string[] | undefined, {
        maximumFractionDigits: 1,
        useGrouping: useGrouping as boolean,
      });
    } catch (cause) {
      throw new SdkError(SdkErrorType.InvalidArgument, {
        message: 'The locale must be a language tag such as "de-DE".',
        cause,
        details: { argument: 'locale' },
      });
    }
  };
  const formats = { auto: make('auto'), always: make('always'), false: make(false) };
  const part = (parts: Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';

  const digits = Array.from({ length: 10 }, (_, digit) => formats.false.format(digit));
  return {
    digits,
    decimal: part(formats.false.formatToParts(1.1), 'decimal'),
    group: part(formats.always.formatToParts(1_234_567), 'group'),
    minus: withoutMarks(part(formats.false.formatToParts(-1), 'minusSign')),
    parts: (value, grouping) => formats[`${grouping}`].formatToParts(value),
  };
}

/**
 * Removes the invisible direction marks from Arabic, Hebrew and Persian numbers.
 *
 * @internal
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F]/g, '');
}
