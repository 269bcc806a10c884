import fs from 'node:fs';
import path from 'node:path';
import { jsonFault } from '../../../model/src/parseJson.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { checkOrder } from './lists.ts';
import { checkLockedVersions } from './lockedVersions.ts';
import { checkStrictSettings } from './strictSettings.ts';
import { checkStyleOrder } from './styleOrder.ts';
import { checkUnusedFiles } from './unusedFiles.ts';
import { checkCommands } from '../structure/commands.ts';

/**
 * Reports files that nothing loads, missing files and scripts of packages, versions that aren't locked, relaxed settings,
 * style sheets and lists out of order, and invalid JSON.
 */
export const checkFiles = (changed: readonly string[], removed: readonly string[]): Problem[] => [
  ...checkUnusedFiles([...changed, ...removed]),
  ...checkScripts(changed),
  ...checkLockedVersions(changed),
  ...checkStrictSettings(changed),
  ...checkStyleOrder(changed),
  ...checkOrder(changed),
  ...checkJson(changed),
];

/** Reports mistakes in the syntax of JSON files. The compiler allows comments in its own. */
const checkJson = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => /(?<!tsconfig[.\w]*)\.json$/.test(file))
    .flatMap((file) => {
      const fault = jsonFault(fs.readFileSync(file, 'utf8'));
      return fault ? [{ file, ...fault }] : [];
    });

const checkScripts = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) =>
      checkCommands({ file, text: fs.readFileSync(file, 'utf8') }).map((problem) => ({ file, ...problem })),
    );
