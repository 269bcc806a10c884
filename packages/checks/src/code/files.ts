import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { checkOrder } from './lists.ts';
import { checkStrictSettings } from './strictSettings.ts';
import { checkUnusedFiles } from './unusedFiles.ts';
import { checkCommands } from '../structure/commands.ts';

/** Reports files that nothing loads, missing files and scripts of packages, relaxed settings, and lists out of order. */
export const checkFiles = (changed: readonly string[], removed: readonly string[]): Problem[] => [
  ...checkUnusedFiles([...changed, ...removed]),
  ...checkScripts(changed),
  ...checkStrictSettings(changed),
  ...checkOrder(changed),
];

const checkScripts = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) =>
      checkCommands({ file, text: fs.readFileSync(file, 'utf8') }).map((problem) => ({ file, ...problem })),
    );
