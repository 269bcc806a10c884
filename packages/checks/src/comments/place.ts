import type ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';

/** A problem at a text of a source, such as a tag of a comment. */
export function problemAt(source: ts.SourceFile, position: number, message: string): Problem {
  return { file: source.fileName, line: source.getLineAndCharacterOfPosition(position).line + 1, message };
}
