import type { Problem } from '../../../model/src/problem.ts';
import type { StatedNumber } from './StatedNumber.ts';
import { statedNumbers } from './statedNumbers.ts';
import { flatten } from './flatten.ts';
import { formatQuantity, placeholders, parseQuantity } from './quantities.ts';
import { lineOfSourceValue, readSourceValue } from './readSourceValue.ts';

/** A phrase for a figure, as a compiled pattern. */
interface Statement {
  readonly statedNumber: StatedNumber;
  readonly pattern: RegExp;
  readonly isTime: boolean;
  readonly value: number | string;
}

const toPattern = (phrase: string): RegExp =>
  new RegExp(
    phrase.replaceAll(/\{\w+\}/g, (name) => placeholders[name] ?? name),
    'gi',
  );

/** Returns the phrases for all figures, with the values from the code. */
export function compileStatements(root: string, of: readonly StatedNumber[] = statedNumbers): Statement[] {
  return of.flatMap((statedNumber) => {
    const value = statedNumber.value(readSourceValue(root, statedNumber.source));
    return statedNumber.phrases.map((phrase) => ({
      statedNumber,
      value,
      pattern: toPattern(phrase),
      isTime: phrase.includes('{time}'),
    }));
  });
}

/** Returns where a text states a figure, and whether the value matches the code. */
export function findNumbers(file: string, source: string, statements: readonly Statement[]) {
  const flat = flatten(source);
  return statements
    .filter(({ statedNumber }) => statedNumber.files?.test(file) ?? true)
    .flatMap((statement) =>
      [...flat.text.matchAll(statement.pattern)].map((match) => {
        const statedValue = parseQuantity(match.groups ?? {});
        const quantity = match.groups?.number ?? match.groups?.product ?? match.groups?.word ?? '';
        const line = flat.lineAt(match.index + Math.max(0, match[0].indexOf(quantity)));
        return { statement, words: match[0].trim(), line, isRight: statedValue === statement.value };
      }),
    );
}

/** Reports figures in texts that differ from those in the code. */
export function checkNumbers(file: string, source: string, statements = compileStatements('.')): Problem[] {
  return findNumbers(file, source, statements)
    .filter(({ isRight }) => !isRight)
    .map(({ statement: { statedNumber, value, isTime }, words, line }) => ({
      file,
      line,
      message: `"${words}": ${statedNumber.source.name} of ${statedNumber.source.file}:${lineOfSourceValue('.', statedNumber.source)} is ${formatQuantity(value, isTime)}. Correct the text, or the code`,
    }));
}
