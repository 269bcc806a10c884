import type { Problem } from '../../../../model/src/problem.ts';
import type { SampleProgram } from '../../../../model/src/samples/programs.ts';
import { bundleAll, bundle } from './bundle.ts';
import { compareOutputs, failedBlock } from './outputs.ts';
import { blocksToRun, programPaths, writeMarked } from './programFiles.ts';
import { runInOneProcess } from './runInOneProcess.ts';
import path from 'node:path';
import { execute } from './execute.ts';

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
  const passed = [...problems]
    .filter(([, programProblems]) => programProblems.length === 0)
    .map(([program]) => program);
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

/** Runs the blocks of a program that are marked `run`, in order, and compares their output with the page. */
export async function bundleAndRun(root: string, program: SampleProgram): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = programPaths(root, program);
  writeMarked(root, program);
  const failure = await bundle(root, { entryPoints: [source], outfile: output });
  if (failure) return [{ file: blocks[0]?.file ?? '', line: blocks[0]?.line ?? 1, message: failure }];
  return runIsolated(root, program);
}

/** Does the same for a program that `bundleAll` has bundled. */
async function runIsolated(root: string, program: SampleProgram): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = programPaths(root, program);
  const { failure, stdout } = await execute(process.execPath, [output], path.dirname(source));
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = failedBlock(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}
