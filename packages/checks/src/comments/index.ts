import path from 'node:path';
import type ts from 'typescript';
import { inOrder, type Problem } from '../../../model/src/problem.ts';
import { defaultProblems } from './defaults.ts';
import { linkProblems } from './links.ts';
import { paramProblems } from './params.ts';
import { sdkSources } from './sdkSources.ts';
import { throwsProblems } from './throws.ts';
import { unitProblems } from './units.ts';

/**
 * Reports doc comments whose defaults, units, parameters, errors or addresses contradict the code that they belong to.
 */
export function commentProblems(program: ts.Program, root: string): Problem[] {
  const sources = sdkSources(program, root);
  return [
    ...defaultProblems(program, sources),
    ...sources.flatMap((source) => unitProblems(source)),
    ...sources.flatMap((source) => paramProblems(source)),
    ...throwsProblems(program, sources),
    ...sources.flatMap((source) => linkProblems(source)),
  ]
    .map((problem) => ({ ...problem, file: path.relative(root, problem.file) }))
    .toSorted(inOrder);
}
