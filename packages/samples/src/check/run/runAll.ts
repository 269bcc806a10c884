import type { Problem } from '../../../../model/src/problem.ts';
import type { SampleProgram } from '../../../../model/src/samples/programs.ts';
import { bundleAll } from './bundle.ts';
import { compareOutputs } from './outputs.ts';
import { blocksToRun } from './programFiles.ts';
import { bundleAndRun, runIsolated } from './runProgram.ts';
import { runInOneProcess } from './runInOneProcess.ts';

/**
 * Runs the programs that have blocks to run, most of them together.
 *
 * @param areAlone - whether each program has its own process, so that none can depend on the effects of another
 */
export async function runAll(
  root: string,
  programs: readonly SampleProgram[],
  areAlone: boolean,
): Promise<Problem[]> {
  const toRun = programs.filter((program) => blocksToRun(program).length > 0);
  if (!(await bundleAll(root, toRun))) return runInPairs(toRun, (program) => bundleAndRun(root, program));
  const problems = areAlone ? new Map<SampleProgram, Problem[]>() : await checkInOneProcess(root, toRun);
  const passed = [...problems].filter(([, found]) => found.length === 0).map(([program]) => program);
  // Problems are only ever reported from a separate process.
  const rest = toRun.filter((program) => !passed.includes(program));
  return runInPairs(rest, (program) => runIsolated(root, program));
}

/** Returns the problems of programs that ran together to their end. */
async function checkInOneProcess(
  root: string,
  programs: readonly SampleProgram[],
): Promise<Map<SampleProgram, Problem[]>> {
  const printed = await runInOneProcess(root, programs);
  return new Map(
    [...printed].map(([program, text]) => [program, compareOutputs(blocksToRun(program), text)]),
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
