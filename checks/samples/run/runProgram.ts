import path from 'node:path';
import type { Sample } from '../../../facts/samples/extract.ts';
import type { Problem } from '../../../facts/problem.ts';
import type { Program } from '../../../facts/samples/programs.ts';
import { bundle } from './bundle.ts';
import { execute } from './execute.ts';
import { blockThatFailed, compareOutputs } from './outputs.ts';
import { blocksToRun, MARK, placesOf, writeMarked } from './programFiles.ts';

/** Executes the blocks of a program that are marked `run`, in order, and compares what they print with the page. */
export async function run(root: string, program: Program): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = placesOf(root, program);
  writeMarked(root, program);
  const failure = await bundle(root, { entryPoints: [source], outfile: output });
  if (failure) return [{ file: blocks[0]?.file ?? '', line: blocks[0]?.line ?? 1, message: failure }];
  return runBundled(root, program);
}

/** The same for a program that `bundleAll` has made ready. */
export async function runBundled(root: string, program: Program): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = placesOf(root, program);
  const { failure, stdout } = await execute(process.execPath, [output], path.dirname(source));
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = blockThatFailed(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}

/** Runs the `python` blocks of a page as one program, with the standard library only. */
export async function runPython(blocks: Sample[]): Promise<Problem[]> {
  const marked = blocks
    .map(({ code }, index) => `print(${JSON.stringify(MARK + index)})\n${code}\n`)
    .join('');
  const { failure, stdout } = await execute('python3', ['-I', '-'], process.cwd(), marked);
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = blockThatFailed(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}
