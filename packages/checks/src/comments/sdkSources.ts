import path from 'node:path';
import type ts from 'typescript';
import { sdkPackages } from '../../../model/src/packages.ts';

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
