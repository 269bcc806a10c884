import type { Problem } from '../../../model/src/problem.ts';
import { flatten } from './flatten.ts';
import { valueOf } from './quantities.ts';
import { facts, statedNumbers } from './statedNumbers.ts';

/** Returns a text as readers see it, with the facts in place of their names, since a page may import the wrong one. */
const shown = (source: string) =>
  flatten(source.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces));

/** Returns where a text states a number, and whether the value matches the code. */
export function findNumbers(file: string, source: string) {
  const flat = shown(source);
  return statedNumbers.flatMap(({ phrase, pattern, fact, constant }) =>
    [...flat.text.matchAll(pattern)].map(({ 0: words, index, groups: { quantity = '' } = {} }) => ({
      file,
      phrase,
      line: flat.lineAt(index + words.indexOf(quantity)),
      isRight: valueOf(quantity) === valueOf(fact),
      message: `"${words.trim()}": ${constant} is ${fact}. Correct the text, or the code`,
    })),
  );
}

/** Matches a value with a unit of its own, and a unit behind it. */
const TWO_UNITS =
  /\d[\d.,]* (?:milli)?(?:(?:second|minute|hour|day|byte)s?|[kM]B) ((?:milli)?(?:second|minute|hour|day|byte)s?|[kM]B)\b/g;

/** Reports units behind facts that have one. */
function unitsTwice(file: string, source: string): Problem[] {
  const flat = shown(source);
  return [...flat.text.matchAll(TWO_UNITS)].map(({ 0: words, 1: unit, index }) => ({
    file,
    line: flat.lineAt(index),
    message: `"${words}" has two units. Remove "${unit}"`,
  }));
}

/** Reports numbers in texts that differ from those in the code. */
export const checkNumbers = (file: string, source: string): Problem[] => [
  ...findNumbers(file, source)
    .filter(({ isRight }) => !isRight)
    .map(({ line, message }) => ({ file, line, message })),
  ...unitsTwice(file, source),
];
