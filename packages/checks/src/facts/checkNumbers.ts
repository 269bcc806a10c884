import type { Problem } from '../../../model/src/problem.ts';
import { flatten } from './flatten.ts';
import { valueOf } from './quantities.ts';
import { facts, statedNumbers } from './statedNumbers.ts';

/** Returns where a text states a number, and whether the value matches the code. */
export function findNumbers(file: string, source: string) {
  // A page may import the wrong fact.
  const flat = flatten(source.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces));
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

/** Reports numbers in texts that differ from those in the code. */
export const checkNumbers = (file: string, source: string): Problem[] =>
  findNumbers(file, source)
    .filter(({ isRight }) => !isRight)
    .map(({ line, message }) => ({ file, line, message }));
