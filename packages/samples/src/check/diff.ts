import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

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
