import type { Problem } from '../../../../model/src/problem.ts';
import type { Sample } from '../../../../model/src/samples/extract.ts';
import { callsApi } from '../curlCommand.ts';
import { execute } from '../run/execute.ts';
import { failedBlock, compareOutputs } from '../run/outputs.ts';
import { BLOCK_MARK } from '../run/programFiles.ts';
import { LocalApi } from './LocalApi.ts';

/** Runs the `python` blocks of a page as one program, with the standard library only. */
export async function runPython(blocks: Sample[]): Promise<Problem[]> {
  const marked = blocks
    .map(({ code }, index) => `print(${JSON.stringify(BLOCK_MARK + index)})\n${code}\n`)
    .join('');
  // A page that calls the API gets its own HTTP sandbox, and the addresses in the page are replaced with the sandbox's.
  const local = callsApi(marked) ? await LocalApi.start() : undefined;
  const input = local?.localize(marked) ?? marked;
  const { failure, stdout } = await execute('python3', ['-I', '-'], process.cwd(), {
    input,
    env: local?.variables,
  });
  await local?.close();
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = failedBlock(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}
