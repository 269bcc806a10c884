import type { Problem } from '../../../model/src/problem.ts';
import { checkOrder } from './lists.ts';
import { checkScriptFiles } from './scriptFiles.ts';
import { checkStrictSettings } from './strictSettings.ts';
import { checkUnusedFiles } from './unusedFiles.ts';

/** Reports files that nothing loads, missing files of scripts, relaxed settings, and lists out of order. */
export const checkFiles = (changed: readonly string[], removed: readonly string[]): Problem[] => [
  ...checkUnusedFiles([...changed, ...removed]),
  ...checkScriptFiles(changed),
  ...checkStrictSettings(changed),
  ...checkOrder(changed),
];
