import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

/** Reports removed and unchanged lines that the blocks above with this title lack. */
export function checkRemoved(
  { file, line, language, title, code }: Sample,
  samples: readonly Sample[],
): Problem[] {
  const others = samples.filter((each) => each.file === file && each.title === title && each.line < line);
  const known = new Set(others.flatMap((each) => each.code.split('\n')).map((row) => row.replace(/^\+/, '')));
  if (language !== 'diff' || !title) return [];
  const removed = code.split('\n').filter((row) => /^-./.test(row));
  const owner = samples.find(
    (each) =>
      each.file === file &&
      removed.length > 0 &&
      removed.every((row) => each.code.split('\n').includes(row.slice(1))),
  );
  if (owner && others.length === 0)
    return [
      { file, line: line - 1, message: `the removed lines are those of ${owner.title}. Correct the title` },
    ];
  return others.length > 0
    ? code.split('\n').flatMap((row, index) =>
        /^[- ]/.test(row) && !known.has(row.slice(1))
          ? {
              file,
              line: line + index,
              message: `the code of ${title} above has no such line. Correct one of them`,
            }
          : [],
      )
    : [];
}

/** Returns the brackets and tags of one side of a comparison that are open at its end. */
const balanceOf = (code: string, other: string): string => {
  const side = code.replace(new RegExp(`^[${other}].*`, 'gm'), '').replaceAll('=>', '');
  const count = (pattern: RegExp) => side.match(pattern)?.length ?? 0;
  return [
    count(/\(/g) - count(/\)/g),
    count(/\[/g) - count(/\]/g),
    count(/\{/g) - count(/\}/g),
    count(/(?<![\w.])<(?:[A-Za-z][^<>]*(?<!\/))?>/g) - count(/<\/[\w.]*>/g),
  ].join();
};

/**
 * Reports a comparison of which only one side is valid code, because a line has a wrong sign or none, and invalid code
 * that isn't compiled here. Parts of a file are invalid on both sides.
 */
export function checkSyntax({ file, line, language, title = '', code, noCheck }: Sample): Problem[] {
  const isDiff = language === 'diff' && /\.[jt]sx?$/.test(title);
  if (!isDiff && !(noCheck !== undefined && /^[jt]sx?$/.test(language))) return [];
  const [before, after] = ['+', '-'].map((other) => {
    const rows = code.split('\n').map((row) => (!isDiff ? row : row.startsWith(other) ? '' : row.slice(1)));
    const options = { fileName: title || `code.${language}`, reportDiagnostics: true };
    return ts.transpileModule(rows.join('\n'), options).diagnostics?.[0];
  });
  const isPart = isDiff && before && after;
  if (isPart && balanceOf(code, '+') !== balanceOf(code, '-'))
    return [
      {
        file,
        line,
        message: 'brackets or tags are closed only before or after the change. Correct the signs',
      },
    ];
  const error = isPart ? undefined : (before ?? after);
  if (!error?.file) return [];
  const { line: row } = error.file.getLineAndCharacterOfPosition(error.start ?? 0);
  const what = isDiff ? `the code ${before ? 'before' : 'after'} the change` : 'the code';
  const remedy = isDiff ? ' Correct the signs at the start of lines' : '';
  const message = `${what} is invalid: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}${remedy}`;
  return [{ file, line: line + row, message }];
}

const namesIn = (row: string): string[] => row.match(/[A-Za-z_$][\w$]*/g) ?? [];
/** Returns the names that a line at the top of a file imports or declares. */
const declaredIn = (row: string): string[] =>
  namesIn(
    /^.(?:export )?(?:import|const|let|function) (?!['"])(.*?)(?:=| from\b|\(|$)/
      .exec(row)?.[1]
      ?.replaceAll(/\btype |\w+ as /g, '') ?? '',
  );

/** Reports lines of a comparison that have a wrong sign, or none. */
export function checkSigns({ file, line, language, code }: Sample): Problem[] {
  if (language !== 'diff') return [];
  const rows = code.split('\n');
  const isChanged = (row: string) => /^[+-]/.test(row);
  const declares = (name: string) => (row: string) => declaredIn(row).includes(name);
  const hasWrongSign = (row: string): boolean => {
    const others = rows.filter((other) => other !== row);
    const sides = ['+', '-'].filter((sign) => row.startsWith(' ') || row.startsWith(sign));
    return (
      /^[^-+ @]/.test(row) ||
      // The text of a line that stays is not that of one that changes.
      (/^ .*\w{3}/.test(row) &&
        others.some((other) => isChanged(other) && other.slice(1).trim() === row.trim())) ||
      sides.some((sign) => {
        const side = others.filter((other) => other.startsWith(' ') || other.startsWith(sign));
        return (
          declaredIn(row).some((name) => side.some(declares(name))) ||
          namesIn(row).some((name) => others.some(declares(name)) && ![row, ...side].some(declares(name)))
        );
      }) ||
      // No line but those of one side needs the import.
      (row.startsWith(' ') &&
        !/^@/m.test(code) &&
        declaredIn(row).some((name) => {
          const uses = others.filter((other) => namesIn(other).includes(name)).map(([sign]) => sign);
          return new Set(uses).size === 1 && isChanged(uses[0] ?? '');
        }))
    );
  };
  return rows.flatMap((row, index) =>
    hasWrongSign(row)
      ? { file, line: line + index, message: 'the line has a wrong sign. Begin it with +, - or a space' }
      : [],
  );
}
