import path from 'node:path';
import type ts from 'typescript';
import { sdkPackages } from '../../facts/packages.ts';
import { inOrder, type Problem } from '../../facts/problem.ts';
import { defaultProblems } from './defaults.ts';
import { linkProblems } from './links.ts';
import { throwsProblems } from './throws.ts';
import { unitProblems } from './units.ts';

/** The SDKs' own sources in a program, without what is made. */
function sdkSources(program: ts.Program, root: string): ts.SourceFile[] {
  const folders = sdkPackages.map(({ folder }) => path.join(root, folder, 'src/'));
  return program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        folders.some((folder) => fileName.startsWith(folder)) && !fileName.includes('/generated/'),
    );
}

/** Doc comments that say something else than the code that they belong to: defaults, units, errors, addresses. */
export function commentProblems(program: ts.Program, root: string): Problem[] {
  const sources = sdkSources(program, root);
  return [
    ...defaultProblems(program, sources),
    ...sources.flatMap((source) => unitProblems(source)),
    ...throwsProblems(program, sources),
    ...sources.flatMap((source) => linkProblems(source)),
  ]
    .map((problem) => ({ ...problem, file: path.relative(root, problem.file) }))
    .toSorted(inOrder);
}
