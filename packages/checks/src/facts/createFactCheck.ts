import type { Problem } from '../../../model/src/problem.ts';
import { checkFeatures } from './features.ts';
import { checkHandledErrors } from './checkHandledErrors.ts';
import { checkNumbers, compileStatements } from './checkNumbers.ts';
import { checkMessages } from './messages.ts';
import { checkNames } from './names.ts';
import { checkRelations } from './relations.ts';

/**
 * Creates a check of everything that texts state and code defines: numbers, names, relations, features, responses and
 * errors.
 */
export function createFactCheck(root: string): (file: string, source: string) => Problem[] {
  const statements = compileStatements(root);
  return (file, source) => [
    ...checkNumbers(file, source, statements),
    ...checkNames(file, source),
    ...checkRelations(file, source),
    ...checkFeatures(file, source),
    ...checkMessages(file, source),
    ...(file.endsWith('.mdx') ? checkHandledErrors(file, source) : []),
  ];
}
