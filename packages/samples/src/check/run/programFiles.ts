import fs from 'node:fs';
import path from 'node:path';
import { fileOf, WORK_FOLDER } from '../../../../model/src/samples/compile.ts';
import type { Sample } from '../../../../model/src/samples/extract.ts';
import { sourceOf, type Program } from '../../../../model/src/samples/programs.ts';

/** Precedes the output of each block, followed by the block's number. */
export const MARK = '\u0001block';

/** Writes every program to its file, so that those that run can import the others. */
export function writePrograms(root: string, programs: readonly Program[]): void {
  for (const program of programs) write(fileOf(root, program), sourceOf(program.blocks).text);
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Returns the paths of a program's source with marks, and of its bundle. */
export function placesOf(root: string, { folder, name }: Program): { source: string; output: string } {
  const source = path.join(root, WORK_FOLDER, folder, `run-${name.replaceAll('/', '-')}`);
  return { source, output: `${source}.mjs` };
}

/** Returns the blocks of a program that are marked `run`. */
export const blocksToRun = ({ blocks }: Program): Sample[] => blocks.filter((block) => block.run);

/** Writes the blocks to run, with a mark before each to separate their outputs. Imports are hoisted. */
export function writeMarked(root: string, program: Program): void {
  const marked = blocksToRun(program).map((block, index) => ({
    ...block,
    code: `${block.code.trim() === '' ? '' : `console.log(${JSON.stringify(MARK + index)});`}${block.code}`,
  }));
  write(placesOf(root, program).source, sourceOf(marked).text);
}
