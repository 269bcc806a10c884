import type { Problem } from '../../../model/src/problem.ts';
import { flatten } from './flatten.ts';
import { formatQuantity, parseQuantity, toPattern } from './quantities.ts';
import { statedNumbers } from './statedNumbers.ts';

const phrases = statedNumbers.flatMap(([constant, value, ...texts]) =>
  texts.map((phrase) => ({
    phrase,
    pattern: toPattern(phrase),
    constant: `${constant} is ${formatQuantity(value, phrase.includes('{time}'))}`,
    value,
  })),
);

/** Returns where a text states a number, and whether the value matches the code. */
export function findNumbers(file: string, source: string) {
  const flat = flatten(source);
  return phrases.flatMap(({ phrase, pattern, constant, value }) =>
    [...flat.text.matchAll(pattern)].map(({ 0: words, index, groups = {} }) => ({
      file,
      phrase,
      words: words.trim(),
      constant,
      line: flat.lineAt(index + words.indexOf(groups.number ?? groups.version ?? '')),
      isRight: parseQuantity(groups) === value,
    })),
  );
}

/** Reports numbers in texts that differ from those in the code. */
export const checkNumbers = (file: string, source: string): Problem[] =>
  findNumbers(file, source)
    .filter(({ isRight }) => !isRight)
    .map(({ words, line, constant }) => ({
      file,
      line,
      message: `"${words}": ${constant}. Correct the text, or the code`,
    }));
