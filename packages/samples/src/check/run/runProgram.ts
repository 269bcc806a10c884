import path from 'node:path';
import type { Problem } from '../../../../model/src/problem.ts';
import type { SampleProgram } from '../../../../model/src/samples/programs.ts';
import { bundle } from './bundle.ts';
import { execute } from './execute.ts';
import { failedBlock, compareOutputs } from './outputs.ts';
import { blocksToRun, programPaths, writeMarked } from './programFiles.ts';

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
export async function runIsolated(root: string, program: SampleProgram): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = programPaths(root, program);
  const { failure, stdout } = await execute(process.execPath, [output], path.dirname(source));
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = failedBlock(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}
