import { units } from '../../../model/src/quantities.ts';

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

const NUMBER = `(?:\\d[\\d,_]*|(?:${[...WORDS.keys()].join('|')})\\b)`;
const UNIT = new RegExp(`[ -](${Object.keys(units).join('|')})s?$`, 'i');

const VERSION = /^\d+\.\d+$/;

/** Compiles a phrase, in which the placeholder stands for any quantity of the fact's kind. */
export function toPattern(phrase: string, placeholder: string, fact: string): RegExp {
  const number = `${NUMBER}(?: \\* ${NUMBER})*`;
  const quantity = VERSION.test(fact)
    ? VERSION.source.slice(1, -1)
    : // A time without its unit is wrong, and so is a number with one.
      `\\b(?:${number}${UNIT.source.slice(0, -1)}|${UNIT.test(fact) ? '\\d+' : number})\\b`;
  return new RegExp(
    phrase.replace(placeholder, () => `(?<quantity>${quantity})`),
    'gi',
  );
}

const numberOf = (text: string): number =>
  WORDS.get(text.toLowerCase()) ?? Number(text.replaceAll(/[,_]/g, ''));

/** Returns the value of a quantity, such as a version, a number, a product in code, or a time in milliseconds. */
export function valueOf(quantity: string): number | string {
  if (VERSION.test(quantity)) return quantity;
  const unit = UNIT.exec(quantity)?.[1]?.toLowerCase() as keyof typeof units | undefined;
  const factors = quantity.replace(UNIT, '').split(' * ').map(numberOf);
  return [...factors, ...(unit ? [units[unit]] : [])].reduce((product, factor) => product * factor);
}
