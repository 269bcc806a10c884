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
  return language === 'diff' && title && others.length > 0
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
 * Reports a comparison of which only one side is valid code, because a line has a wrong sign or none. Parts of a file
 * are invalid on both sides.
 */
export function checkDiff({ file, line, language, title = '', code }: Sample): Problem[] {
  if (language !== 'diff' || !/\.[jt]sx?$/.test(title)) return [];
  const [before, after] = ['+', '-'].map((other) => {
    const rows = code.split('\n').map((row) => (row.startsWith(other) ? '' : row.slice(1)));
    return ts.transpileModule(rows.join('\n'), { fileName: title, reportDiagnostics: true }).diagnostics?.[0];
  });
  const error = before && after ? undefined : (before ?? after);
  if (!error?.file) return [];
  const { line: row } = error.file.getLineAndCharacterOfPosition(error.start ?? 0);
  const message = `the code ${before ? 'before' : 'after'} the change is invalid: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')} Correct the signs at the start of lines`;
  return [{ file, line: line + row, message }];
}
