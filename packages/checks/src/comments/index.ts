import path from 'node:path';
import type ts from 'typescript';
import { byLocation, type Problem } from '../../../model/src/problem.ts';
import { checkDefaults } from './defaults.ts';
import { checkDocLinks } from './links.ts';
import { sdkSources } from './sdkSources.ts';
import { checkThrows } from './throws.ts';
import { checkUnits } from './units.ts';

/**
 * Reports doc comments whose defaults, units, errors or addresses contradict the code that they belong to.
 */
export function checkComments(program: ts.Program, root: string): Problem[] {
  const sources = sdkSources(program, root);
  return [
    ...checkDefaults(program, sources),
    ...sources.flatMap((source) => checkUnits(source)),
    ...checkThrows(program, sources),
    ...sources.flatMap((source) => checkDocLinks(source)),
  ]
    .map((problem) => ({ ...problem, file: path.relative(root, problem.file) }))
    .toSorted(byLocation);
}
