/** Runs one check of the registry: the command of its task. */
import { checks } from '../../packages/checks/src/registry/index.ts';

async function main(name: string | undefined): Promise<void> {
  const check = checks.find((each) => each.name === name);
  if (!check || typeof check.run === 'string') throw new Error(`there is no check "${name}"`);
  const { problems, summary } = await check.run();
  for (const problem of problems) console.error(problem);
  console.log(`${name}: ${summary}, ${problems.length} problems`);
  // A check may leave timers or servers behind.
  process.exit(problems.length > 0 ? 1 : 0);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(`${process.argv[2]}: ${(error as Error).message}`);
  process.exit(1);
});
