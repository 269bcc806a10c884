import type ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';

/** Creates a problem at a position in a source, such as that of a comment's tag. */
export function problemAt(source: ts.SourceFile, position: number, message: string): Problem {
  return { file: source.fileName, line: source.getLineAndCharacterOfPosition(position).line + 1, message };
}
