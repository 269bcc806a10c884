import path from 'node:path';
import type { Problem } from '../../../../model/src/problem.ts';
import type { SampleProgram } from '../../../../model/src/samples/programs.ts';
import { bundlePrograms } from './bundle.ts';
import { execute } from './execute.ts';
import { compareOutputs, failedBlock } from './outputs.ts';
import { blocksToRun, programPaths } from './programFiles.ts';
import { runInOneProcess } from './runInOneProcess.ts';

/**
 * Runs the programs that have blocks to run, most of them together, and compares their output with the page. A program
 * that can't be bundled doesn't keep the others from running.
 *
 * @param areAlone - whether each program has its own process, so that none can depend on the effects of another
 */
export async function runAll(
  root: string,
  programs: readonly SampleProgram[],
  areAlone: boolean,
): Promise<Problem[]> {
  const toRun = programs.filter((program) => blocksToRun(program).length > 0);
  if (toRun.length === 0) return [];
  const problems = await bundlePrograms(root, toRun);
  const isBundled = ({ blocks: [first] }: SampleProgram) =>
    !problems.some(({ file, line }) => file === first?.file && line === first.line);
  const others = toRun.filter(isBundled);
  if (others.length < toRun.length) return [...problems, ...(await runAll(root, others, areAlone))];
  if (problems.length > 0) return problems;
  const printed = areAlone ? new Map<SampleProgram, string>() : await runInOneProcess(root, toRun);
  const hasPassed = (program: SampleProgram): boolean => {
    const text = printed.get(program);
    return text !== undefined && compareOutputs(blocksToRun(program), text).length === 0;
  };
  // Problems are only ever reported from a separate process.
  return runInPairs(
    toRun.filter((program) => !hasPassed(program)),
    (program) => runIsolated(root, program),
  );
}

/** Checks two items at a time, since each check starts a process. */
export async function runInPairs<T>(
  items: readonly T[],
  check: (item: T) => Promise<Problem[]>,
): Promise<Problem[]> {
  const queue = [...items];
  const problems: Problem[] = [];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      problems.push(...(await check(item)));
  };
  await Promise.all([work(), work()]);
  return problems;
}

/** Runs a bundled program in its own process. */
async function runIsolated(root: string, program: SampleProgram): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  const { source, output } = programPaths(root, program);
  const { failure, stdout } = await execute(process.execPath, [output], path.dirname(source));
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = failedBlock(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}
