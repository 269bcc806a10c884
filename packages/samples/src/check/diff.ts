import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

/** Reports removed lines that the blocks above with this title lack. */
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
        row.startsWith('-') && !known.has(row.slice(1))
          ? {
              file,
              line: line + index,
              message: `the code of ${title} above has no such line. Correct one of them`,
            }
          : [],
      )
    : [];
}

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
  const error = isDiff && before && after ? undefined : (before ?? after);
  if (!error?.file) return [];
  const { line: row } = error.file.getLineAndCharacterOfPosition(error.start ?? 0);
  const what = isDiff ? `the code ${before ? 'before' : 'after'} the change` : 'the code';
  const remedy = isDiff ? ' Correct the signs at the start of lines' : '';
  const message = `${what} is invalid: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}${remedy}`;
  return [{ file, line: line + row, message }];
}
