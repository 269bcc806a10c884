import type { Problem } from '../../../model/src/problem.ts';
import { lintStyles } from './lint.ts';
import { checkStyleNames } from './styleNames.ts';

/** Reports the styles among the files that break a rule, or name what nothing else has. */
export const checkStyles = async (files: readonly string[]): Promise<Problem[]> => [
  ...(await lintStyles(files)),
  ...checkStyleNames(files),
];
