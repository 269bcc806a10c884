const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const second = 1_000;
const day = 24 * 60 * 60 * second;
const UNITS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second,
  minute: 60 * second,
  hour: 60 * 60 * second,
  day,
  week: 7 * day,
};

const NUMBER = `\\b(?:\\d[\\d,_]*(?:\\.\\d+)?|an?|${[...WORDS.toReversed(), ...TENS].join('|')})`;

/** The regular expressions for the placeholders of a pattern. */
export const placeholders: Readonly<Record<string, string>> = {
  '{time}': `(?<number>${NUMBER})[ -](?<unit>${Object.keys(UNITS).join('|')})s?\\b`,
  '{count}': `(?<number>${NUMBER})`,
  '{product}': '(?<product>\\d[\\d_]*(?: \\* \\d[\\d_]*)*)',
  '{version}': '(?<word>\\d+\\.\\d+)',
  '{word}': '(?<word>[\\w-]+(?: [A-Z][a-z]+)?)',
  '{list}': '(?<word>\\d+(?:(?:, | and )\\d+)*)',
};

function numberOf(text: string): number {
  const lower = text.toLowerCase();
  if (lower === 'a' || lower === 'an') return 1;
  const [word, ten] = [WORDS.indexOf(lower), TENS.indexOf(lower)];
  if (word >= 0) return word;
  return ten >= 0 ? (ten + 3) * 10 : Number(lower.replaceAll(/[,_]/g, ''));
}

/** Converts the groups of a match to a value. Times are in milliseconds. */
export function parseQuantity(groups: Readonly<Record<string, string | undefined>>): number | string {
  const { number, unit, product, word } = groups;
  if (word !== undefined) return word;
  if (product !== undefined) return product.split(' * ').reduce((total, part) => total * numberOf(part), 1);
  return numberOf(number ?? '') * (unit === undefined ? 1 : (UNITS[unit.toLowerCase()] ?? 1));
}

/** Formats a value for a message. A time is in the largest unit that divides it. */
export function formatQuantity(value: number | string, isTime: boolean): string {
  if (typeof value === 'string' || !isTime) return value.toLocaleString('en-US');
  const [unit = 'millisecond', size = 1] =
    Object.entries(UNITS)
      .filter(([name]) => name !== 'week')
      .findLast(([, length]) => value % length === 0) ?? [];
  const count = value / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
