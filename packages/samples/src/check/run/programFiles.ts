import path from 'node:path';
import { writeFile } from '../../../../model/src/files.ts';
import { programFile, WORK_FOLDER } from '../../../../model/src/samples/compile.ts';
import type { Sample } from '../../../../model/src/samples/extract.ts';
import { programSource, type SampleProgram } from '../../../../model/src/samples/programs.ts';

/** Precedes the output of each block, followed by the block's number. */
export const BLOCK_MARK = '\u0001block';

/** Writes every program to its file, so that those that run can import the others. */
export function writePrograms(root: string, programs: readonly SampleProgram[]): void {
  for (const program of programs) writeFile(programFile(root, program), programSource(program.blocks).text);
}

/** Returns the paths of a program's source with marks, and of its bundle. */
export function programPaths(
  root: string,
  { folder, name }: SampleProgram,
): { source: string; output: string } {
  const source = path.join(root, WORK_FOLDER, folder, `run-${name.replaceAll('/', '-')}`);
  return { source, output: `${source}.mjs` };
}

/** Returns the blocks of a program that are marked `run`. */
export const blocksToRun = ({ blocks }: SampleProgram): Sample[] => blocks.filter((block) => block.run);

/** Writes the blocks to run, with a mark before each to separate their outputs. Imports are hoisted. */
export function writeMarked(root: string, program: SampleProgram): void {
  const marked = blocksToRun(program).map((block, index) => ({
    ...block,
    code: `${block.code.trim() === '' ? '' : `console.log(${JSON.stringify(BLOCK_MARK + index)});`}${block.code}`,
  }));
  writeFile(programPaths(root, program).source, programSource(marked).text);
}
