import fs from 'node:fs';
import path from 'node:path';
import { fileOf, WORK_FOLDER } from '../../../../model/src/samples/compile.ts';
import type { Sample } from '../../../../model/src/samples/extract.ts';
import { sourceOf, type Program } from '../../../../model/src/samples/programs.ts';

/** Stands before the output of each block, with its number. */
export const MARK = '\u0001block';

/** Puts every program where it stands, so that those that run can import the others. */
export function writePrograms(root: string, programs: readonly Program[]): void {
  for (const program of programs) write(fileOf(root, program), sourceOf(program.blocks).text);
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Where a program stands with its marks, and what is made of it to be run. */
export function placesOf(root: string, { folder, name }: Program): { source: string; output: string } {
  const source = path.join(root, WORK_FOLDER, folder, `run-${name.replaceAll('/', '-')}`);
  return { source, output: `${source}.mjs` };
}

/** The blocks of a program that are marked `run`. */
export const blocksToRun = ({ blocks }: Program): Sample[] => blocks.filter((block) => block.run);

/** Writes the blocks to run. A mark before each tells its output from the next one's; imports are hoisted. */
export function writeMarked(root: string, program: Program): void {
  const marked = blocksToRun(program).map((block, index) => ({
    ...block,
    code: `${block.code.trim() === '' ? '' : `console.log(${JSON.stringify(MARK + index)});`}${block.code}`,
  }));
  write(placesOf(root, program).source, sourceOf(marked).text);
}
