import { formatBalance, isNacreError, Network, parseBalance, SdkErrorType } from '@nacre/sdk-base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const locales = [
  ...[
    'en-US',
    'de-DE',
    'de-AT',
    'de-CH',
    'fr-FR',
    'fr-CH',
    'en-IN',
    'hi-IN',
    'ar-EG',
    'ar-SA',
    'fa-IR',
    'he-IL',
  ],
  ...[
    'pt-PT',
    'pt-BR',
    'es-ES',
    'pl-PL',
    'bg-BG',
    'sv-SE',
    'nb-NO',
    'lt-LT',
    'sl-SI',
    'bn-BD',
    'mr-IN',
    'my-MM',
  ],
  ...[
    'ja-JP',
    'zh-Hant-TW',
    'th-TH-u-nu-thai',
    'en-u-nu-mathsans',
    'zh-u-nu-hanidec',
    'et-EE',
    'en-ZA',
    'ur-PK',
  ],
];
const amounts = fc.oneof(
  fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }),
  fc.bigInt({ min: -(10n ** 200n), max: 10n ** 200n }),
  fc.bigInt({ min: -20_000n, max: 20_000n }),
);
const invalidArgument = (run: () => unknown, argument: string) => {
  try {
    run();
  } catch (error) {
    expect(isNacreError(error, SdkErrorType.InvalidArgument)).toBe(true);
    expect((error as { details?: { argument?: string } }).details?.argument).toBe(argument);
    return;
  }
  expect.fail('nothing was thrown');
};

describe('formatBalance', () => {
  it('formats the number by the conventions of the language', () => {
    const shown = (locale: string) => formatBalance(-123_456_789_012n, { decimals: 4, locale });
    expect(shown('en-US')).toBe('-12,345,678.9012');
    expect(shown('de-DE')).toBe('-12.345.678,9012');
    expect(shown('en-IN')).toBe('-1,23,45,678.9012');
    expect(shown('de-CH')).toMatch(/^-12(['’])345\1(?:678)\.9012$/); // the platform's CLDR version decides which
    expect(shown('fr-FR')).toBe('-12\u202f345\u202f678,9012');
    expect(shown('ar-EG')).toBe('\u061c-١٢٬٣٤٥٬٦٧٨٫٩٠١٢');
    expect(shown('fa-IR')).toBe('\u200e−۱۲٬۳۴۵٬۶۷۸٫۹۰۱۲');
    expect(formatBalance(12_345n, { decimals: 1, locale: 'pt-PT' })).toBe('1234,5');
  });

  it('agrees with Intl wherever a floating-point number is exact', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 2 }),
        (amount, locale, least) => {
          const intl = new Intl.NumberFormat(locale, {
            minimumFractionDigits: least,
            maximumFractionDigits: 2,
          });
          const ours = formatBalance(BigInt(amount), { decimals: 2, minimumFractionDigits: least, locale });
          expect(ours).toBe(intl.format(amount / 100));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is exact beyond the range of floating-point numbers', () => {
    const shown = formatBalance(123_456_789_012_345_678_901_234_567_890n, { decimals: 18, locale: 'en-US' });
    expect(shown).toBe('123,456,789,012.34567890123456789');
  });

  it('never shows more than the amount unless told to round', () => {
    const shown = (amount: bigint, roundingMode?: 'trunc' | 'halfExpand' | 'halfEven') =>
      formatBalance(amount, { decimals: 3, maximumFractionDigits: 1, roundingMode, locale: 'en-US' });
    expect([shown(1_999n), shown(-1_999n), shown(1n), shown(-99n)]).toEqual(['1.9', '-1.9', '0', '0']);
    expect([shown(1_950n, 'halfExpand'), shown(-1_950n, 'halfExpand'), shown(1_949n, 'halfExpand')]).toEqual([
      ...['2', '-2', '1.9'],
    ]);
    expect([shown(1_250n, 'halfEven'), shown(1_350n, 'halfEven'), shown(1_251n, 'halfEven')]).toEqual([
      ...['1.2', '1.4', '1.3'],
    ]);
    expect(shown(-49n, 'halfExpand')).toBe('0');
    expect(formatBalance(199n, { decimals: 2, maximumFractionDigits: 1, locale: 'en' })).toBe('1.9');
  });

  it('shows the requested digits', () => {
    expect(
      formatBalance(5n, { decimals: 0, minimumFractionDigits: 2, maximumFractionDigits: 2, locale: 'en' }),
    ).toBe('5.00');
    expect(formatBalance(1_500n, { decimals: 3, minimumFractionDigits: 2, locale: 'en' })).toBe('1.50');
    expect(formatBalance(-500n, { decimals: 3, locale: 'en' })).toBe('-0.5');
    expect(formatBalance(1_234_567n, { decimals: 0, useGrouping: false, locale: 'en' })).toBe('1234567');
  });

  it('uses decimals and symbol of a balance, unless options override them', () => {
    const currency = { name: 'Lumen', symbol: 'XLM', decimals: 7 };
    const token = {
      ...{
        network: Network.Polygon,
        address: '0x0',
        name: 'Example Dollar',
        symbol: 'EXD',
        decimals: 2,
        logoUrl: null,
      },
    };
    expect(formatBalance({ amount: 15_000_000n, currency }, { locale: 'en' })).toBe('1.5\u00a0XLM');
    expect(formatBalance({ amount: 150n, token }, { locale: 'en', decimals: undefined })).toBe(
      '1.5\u00a0EXD',
    );
    expect(formatBalance({ amount: 150n, token }, { locale: 'en', symbol: '' })).toBe('1.5');
    expect(formatBalance({ amount: 150n, token }, { locale: 'en', symbol: '$', decimals: 1 })).toBe(
      '15\u00a0$',
    );
  });

  it('rejects invalid options with an error of the SDK', () => {
    for (const odd of [null, 5, 'de']) {
      for (const work of [() => formatBalance(5n, odd as never), () => parseBalance('5', odd as never)]) {
        expect(work).toThrowError(
          expect.objectContaining({ code: 'sdk/invalid-argument', details: { argument: 'options' } }),
        );
      }
    }
    expect(() => parseBalance('5', undefined as never)).toThrowError(
      expect.objectContaining({ code: 'sdk/invalid-argument' }),
    );
  });

  it('formats the decimal strings of the API like a bigint', () => {
    for (const amount of ['0', '1', '-1', '123456789', '9'.repeat(78)])
      expect(formatBalance(amount, { decimals: 6 })).toBe(formatBalance(BigInt(amount), { decimals: 6 }));
  });

  it('rejects meaningless arguments', () => {
    invalidArgument(() => formatBalance(1n), 'decimals');
    invalidArgument(() => formatBalance(1 as never, { decimals: 2 }), 'amount');
    for (const amount of ['', '1.5', '0x10', '1e3', ' 1', '+1', '٣', '9'.repeat(79)])
      invalidArgument(() => formatBalance(amount, { decimals: 2 }), 'amount');
    invalidArgument(() => formatBalance(1n, { decimals: -1 }), 'decimals');
    invalidArgument(() => formatBalance(1n, { decimals: 1.5 }), 'decimals');
    invalidArgument(() => formatBalance(1n, { decimals: 256 }), 'decimals');
    invalidArgument(
      () => formatBalance(1n, { decimals: 2, minimumFractionDigits: 3 }),
      'minimumFractionDigits',
    );
    invalidArgument(
      () => formatBalance(1n, { decimals: 2, maximumFractionDigits: -1 }),
      'maximumFractionDigits',
    );
    invalidArgument(() => formatBalance(1n, { decimals: 2, locale: 'not a locale' }), 'locale');
    invalidArgument(
      () => formatBalance(1n, { decimals: 2, maximumFractionDigits: 0, roundingMode: 'up' as never }),
      'roundingMode',
    );
  });
});

describe('parseBalance', () => {
  it('is the exact inverse of formatBalance in every language', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 36 }),
        fc.constantFrom(...locales),
        fc.boolean(),
        fc.constantFrom(undefined, 'ETH', '1INCH', '€'),
        (amount, decimals, locale, useGrouping, symbol) => {
          const shown = formatBalance(amount, { decimals, locale, useGrouping, symbol });
          expect(parseBalance(shown, { decimals, locale, symbol })).toBe(amount);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads plain notation without a language, the same on every device', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 36 }), (amount, decimals) => {
        const digits = `${amount < 0n ? -amount : amount}`.padStart(decimals + 1, '0');
        const split = digits.length - decimals;
        const text = `${amount < 0n ? '-' : ''}${digits.slice(0, split)}${decimals ? '.' : ''}${digits.slice(split)}`;
        expect(parseBalance(text, { decimals })).toBe(amount);
      }),
    );
    expect(parseBalance('.5', { decimals: 1 })).toBe(5n);
    expect(parseBalance(' 007.500 ', { decimals: 1 })).toBe(75n);
    expect(parseBalance('-0', { decimals: 3 })).toBe(0n);
  });

  it('accepts characters that a keyboard can type', () => {
    expect(parseBalance('1 234,5', { decimals: 1, locale: 'fr-FR' })).toBe(12_345n);
    expect(parseBalance("1'234.5", { decimals: 1, locale: 'de-CH' })).toBe(12_345n);
    expect(parseBalance('1 234,5', { decimals: 1, locale: 'pt-PT' })).toBe(12_345n);
    expect(parseBalance('-1234,5', { decimals: 1, locale: 'sv-SE' })).toBe(-12_345n);
    expect(parseBalance('1234٫5', { decimals: 1, locale: 'ar-EG' })).toBe(12_345n);
    expect(parseBalance('1.5 EXD', { decimals: 1, locale: 'en', symbol: 'EXD' })).toBe(15n);
  });

  it('rejects meaningless and ambiguous texts', () => {
    const plain = [
      '',
      ' ',
      '.',
      '-',
      '1.',
      '1,000',
      '+1',
      '1e3',
      '0x10',
      '1 000',
      '--1',
      '1-',
      '1.2.3',
      'NaN',
      '1_0',
      '١',
    ];
    for (const text of plain) invalidArgument(() => parseBalance(text, { decimals: 4 }), 'text');
    const german = [
      '1.5',
      '1.23',
      '12.34,5',
      '.123',
      '1..234',
      '1,2,3',
      '1,234.5',
      '0.001',
      '1.',
      '1,2.345',
      "1'234",
    ];
    for (const text of german)
      invalidArgument(() => parseBalance(text, { decimals: 4, locale: 'de-DE' }), 'text');
    invalidArgument(() => parseBalance('123,456,789', { decimals: 0, locale: 'en-IN' }), 'text');
    invalidArgument(() => parseBalance('1.001', { decimals: 2 }), 'text');
    invalidArgument(() => parseBalance('9'.repeat(1_001), { decimals: 2 }), 'text');
    invalidArgument(() => parseBalance(5 as never, { decimals: 2 }), 'text');
    invalidArgument(() => parseBalance('5', {} as never), 'decimals');
    invalidArgument(() => parseBalance('5', { decimals: 2, locale: 'x' }), 'locale');
    expect(parseBalance('1.2300', { decimals: 2 })).toBe(123n);
  });

  it('never reads a text as an amount that the language would write differently', () => {
    const characters = fc.constantFrom(..."0123456789.,-\u2212\u00a0\u202f \u2019'٠١٢٣٫٬");
    fc.assert(
      fc.property(
        fc.string({ unit: characters, maxLength: 12 }),
        fc.constantFrom(...locales),
        (text, locale) => {
          let amount: bigint;
          try {
            amount = parseBalance(text, { decimals: 3, locale });
          } catch (error) {
            expect(isNacreError(error, SdkErrorType.InvalidArgument)).toBe(true);
            return;
          }
          expect(parseBalance(formatBalance(amount, { decimals: 3, locale }), { decimals: 3, locale })).toBe(
            amount,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
