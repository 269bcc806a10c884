import type { Problem } from '../../../model/src/problem.ts';
import type { Figure } from './Figure.ts';
import { figures } from './figures.ts';
import { flatten } from './flatten.ts';
import { inWords, placeholders, quantityOf } from './quantities.ts';
import { lineOfHome, readHome } from './readHome.ts';

/** A phrase for a figure, as a compiled pattern. */
interface Statement {
  readonly figure: Figure;
  readonly pattern: RegExp;
  readonly isTime: boolean;
  readonly value: number | string;
}

const toPattern = (says: string): RegExp =>
  new RegExp(
    says.replaceAll(/\{\w+\}/g, (name) => placeholders[name] ?? name),
    'gi',
  );

/** Returns the phrases for all figures, with the values from the code. */
export function statementsOf(root: string, of: readonly Figure[] = figures): Statement[] {
  return of.flatMap((figure) => {
    const value = figure.value(readHome(root, figure.home));
    return figure.says.map((says) => ({
      figure,
      value,
      pattern: toPattern(says),
      isTime: says.includes('{time}'),
    }));
  });
}

/** Returns where a text states a figure, and whether the value matches the code. */
export function figuresIn(file: string, source: string, statements: readonly Statement[]) {
  const flat = flatten(source);
  return statements
    .filter(({ figure }) => figure.files?.test(file) ?? true)
    .flatMap((statement) =>
      [...flat.text.matchAll(statement.pattern)].map((match) => {
        const said = quantityOf(match.groups ?? {});
        const quantity = match.groups?.number ?? match.groups?.product ?? match.groups?.word ?? '';
        const line = flat.lineAt(match.index + Math.max(0, match[0].indexOf(quantity)));
        return { statement, words: match[0].trim(), line, isRight: said === statement.value };
      }),
    );
}

/** Reports figures in texts that differ from those in the code. */
export function checkFigures(file: string, source: string, statements = statementsOf('.')): Problem[] {
  return figuresIn(file, source, statements)
    .filter(({ isRight }) => !isRight)
    .map(({ statement: { figure, value, isTime }, words, line }) => ({
      file,
      line,
      message: `"${words}": ${figure.home.name} of ${figure.home.file}:${lineOfHome('.', figure.home)} is ${inWords(value, isTime)}. Correct the text, or the code`,
    }));
}
