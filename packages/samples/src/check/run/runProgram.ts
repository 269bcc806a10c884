import path from 'node:path';
import type { Problem } from '../../../../model/src/problem.ts';
import type { Program } from '../../../../model/src/samples/programs.ts';
import { bundle } from './bundle.ts';
import { execute } from './execute.ts';
import { blockThatFailed, compareOutputs } from './outputs.ts';
import { blocksToRun, placesOf, writeMarked } from './programFiles.ts';

/** Runs the blocks of a program that are marked `run`, in order, and compares their output with the page. */
export async function run(root: string, program: Program): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = placesOf(root, program);
  writeMarked(root, program);
  const failure = await bundle(root, { entryPoints: [source], outfile: output });
  if (failure) return [{ file: blocks[0]?.file ?? '', line: blocks[0]?.line ?? 1, message: failure }];
  return runBundled(root, program);
}

/** Does the same for a program that `bundleAll` has bundled. */
export async function runBundled(root: string, program: Program): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = placesOf(root, program);
  const { failure, stdout } = await execute(process.execPath, [output], path.dirname(source));
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = blockThatFailed(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}
