import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * How a language writes decimal numbers, as `Intl` knows it.
 *
 * @internal
 */
export interface LocaleNumbers {
  /** The digits from 0 to 9. */
  readonly digits: readonly string[];
  /** The sign before the fraction. */
  readonly decimal: string;
  /** The sign between groups of digits; empty where the language has none. */
  readonly group: string;
  /** The sign of a negative number, without marks of direction. */
  readonly minus: string;
  /** The parts of a whole number; `-0` keeps its sign. */
  readonly parts: (value: bigint | number, grouping: 'auto' | 'always' | false) => Intl.NumberFormatPart[];
}

type Grouping = 'auto' | 'always' | false;

// A server may see any number of languages, so the cache is bounded.
const mostKept = 100;
const kept = new Map<string, LocaleNumbers>();

/**
 * Reads from `Intl` how a language writes decimal numbers.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when the language tag is malformed
 * @internal
 */
export function localeNumbers(locale: string | readonly string[] | undefined): LocaleNumbers {
  const key = JSON.stringify(locale ?? null);
  const known = kept.get(key);
  if (known) return known;
  const made = read(locale);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
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
 * Takes out the invisible marks of direction that Arabic, Hebrew and Persian numbers carry.
 *
 * @internal
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F]/g, '');
}
