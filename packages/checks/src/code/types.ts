import type { Problem } from '../../../model/src/problem.ts';
import { runTool } from './runTool.ts';

const COMPILED = /\.tsx?$/;

/**
 * Reports type errors in the whole repository, since a change can break the code that uses it. Returns nothing if none
 * of the files is compiled.
 */
export async function checkTypes(files: readonly string[]): Promise<Problem[]> {
  if (!files.some((file) => COMPILED.test(file))) return [];
  const { status, output } = await runTool('../typescript-7/bin/tsc', [
    '-p',
    '.',
    '--noEmit',
    '--pretty',
    'false',
  ]);
  const problems = [...output.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+: .*)$/gm)].map(
    ([, file = '', line, message = '']) => ({ file, line: Number(line), message }),
  );
  if (status !== 0 && problems.length === 0) throw new Error(`tsc failed: ${output.trim()}`);
  return problems;
}
