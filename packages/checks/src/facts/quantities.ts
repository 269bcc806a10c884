import { duration, units } from '../../../model/src/quantities.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** Numbers by their words. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...ONES.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ['a', 1],
  ['an', 1],
]);

const NUMBER = `\\b(?:\\d[\\d,_]*(?:\\.\\d+)?|(?:${[...WORDS.keys()].join('|')})\\b)`;

/** The regular expressions for the placeholders of a phrase. */
const placeholders: Readonly<Record<string, string>> = {
  '{time}': `(?<number>${NUMBER})[ -](?<unit>${Object.keys(units).join('|')})s?\\b`,
  '{count}': `(?<number>${NUMBER})`,
  '{product}': '(?<number>\\d[\\d_]*(?: \\* \\d[\\d_]*)*)',
  '{version}': '(?<version>\\d+\\.\\d+)',
};

/** Compiles a phrase with placeholders. */
export const toPattern = (phrase: string): RegExp =>
  new RegExp(
    phrase.replaceAll(/\{\w+\}/g, (name) => placeholders[name] ?? name),
    'gi',
  );

const numberOf = (text: string): number =>
  WORDS.get(text.toLowerCase()) ?? Number(text.replaceAll(/[,_]/g, ''));

/** Converts the groups of a match to a value. Times are in milliseconds. */
export function parseQuantity(groups: Readonly<Record<string, string | undefined>>): number | string {
  const { number = '', unit, version } = groups;
  if (version !== undefined) return version;
  const count = number.split(' * ').reduce((product, factor) => product * numberOf(factor), 1);
  return unit === undefined ? count : count * units[unit.toLowerCase() as keyof typeof units];
}

/** Formats a value for a message. */
export const formatQuantity = (value: number | string, isTime: boolean): string =>
  isTime ? duration(Number(value)) : value.toLocaleString('en-US');
