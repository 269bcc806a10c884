/** Runs one check of the registry: the command of its task. */
import { repositoryFiles } from '../../packages/checks/src/brandSync/fileEdits.ts';
import type { Check, CheckResult } from '../../packages/checks/src/registry/Check.ts';
import { checks } from '../../packages/checks/src/registry/index.ts';
import { problemLine } from '../../packages/model/src/problem.ts';

/** Returns the result of a check of changed files, with every file as a changed one. */
async function checkAll({ ofChanges }: Check): Promise<CheckResult> {
  const files = repositoryFiles('.');
  const problems = (await ofChanges?.(files, [])) ?? [];
  return { problems: problems.map(problemLine), summary: `${files.length} files` };
}

async function main(name: string | undefined): Promise<void> {
  const check = checks.find((each) => each.name === name);
  if (!check || typeof check.run === 'string') throw new Error(`there is no check "${name}"`);
  const { problems, summary } = await (check.run?.() ?? checkAll(check));
  for (const problem of problems) console.error(problem);
  console.log(`${name}: ${summary}, ${problems.length} problems`);
  // A check may leave timers or servers behind.
  process.exit(problems.length > 0 ? 1 : 0);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(`${process.argv[2]}: ${(error as Error).message}`);
  process.exit(1);
});
