/**
 * Checks the files changed since the base branch, and the files that depend on them: `npm run check`. File names limit
 * it to those files, `--all` checks every text, and `--base X` compares with X. Names of checks run these on everything:
 * `npm run check -- history samples`.
 */
import { checkTypes } from '../../packages/checks/src/code/types.ts';
import { problemLine } from '../../packages/model/src/problem.ts';

import('./checkChanged/run.ts').catch(async (error: Error) => {
  // The checks import a file that can't be parsed. The compiler names its line, and the type errors of others.
  const problems = await checkTypes(['tools/scripts/check.ts', ...process.argv.slice(2)]);
  for (const line of problems.length > 0 ? problems.map(problemLine) : [error.message]) console.error(line);
  process.exitCode = 1;
});
