import path from 'node:path';
import type ts from 'typescript';
import { sdkPackages } from '../../../model/src/packages.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';

/** Returns the SDKs' own sources in a program, without generated files. */
export function sdkSources(program: ts.Program, root: string): ts.SourceFile[] {
  const folders = sdkPackages.map(({ folder }) => path.join(root, folder, 'src/'));
  return program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        folders.some((folder) => fileName.startsWith(folder)) && !fileName.includes('/generated/'),
    );
}

/** Creates a problem at a position in a source, such as that of a comment's tag. */
export const problemAt = ({ fileName, text }: ts.SourceFile, position: number, message: string): Problem => ({
  file: fileName,
  line: lineAt(text, position),
  message,
});
