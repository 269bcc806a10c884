/**
 * Checks what was changed since the base branch, and what depends on it: `npm run check`. With names of files, those
 * alone; with `--all`, every text; with `--base X`, what was changed since X.
 */
import { checkFormat } from '../../packages/checks/src/code/format.ts';
import { lintScripts, lintStyles } from '../../packages/checks/src/code/lint.ts';
import { checkTypes } from '../../packages/checks/src/code/types.ts';
import { checkPages } from '../../packages/checks/src/page/checkPages.ts';
import { inOrder, problemLine, type Problem } from '../../packages/model/src/problem.ts';
import { readOptions } from './check/options.ts';
import { notesOf, summaryOf } from './check/summary.ts';
import { workOf, type Work } from './check/work.ts';

/** What is wrong with changed files as code. One tool after the other: pages are checked beside them. */
async function codeProblems({ changed, removed }: Work): Promise<Problem[]> {
  return [
    ...(await checkFormat(changed)),
    ...(await lintScripts(changed)),
    ...(await lintStyles(changed)),
    // What is gone may be imported still.
    ...(await checkTypes([...changed, ...removed])),
  ];
}

async function main(): Promise<void> {
  const work = workOf(process.cwd(), readOptions(process.argv.slice(2)));
  const texts = [...work.texts, ...work.dependents.keys()];
  const isIdle = texts.length === 0 && work.changed.length === 0 && work.removed.length === 0;
  const checks = isIdle ? [] : [checkPages(texts, { wholeSite: true }), codeProblems(work)];
  const problems = (await Promise.all(checks)).flat().toSorted(inOrder);
  for (const problem of problems) console.error(problemLine(problem));
  for (const note of notesOf(work)) console.log(`note: ${note}`);
  console.log(summaryOf(work, problems.length, performance.now() / 1000));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(`check: ${error.message}`);
  process.exitCode = 1;
});
