import type { Problem } from '../../../model/src/problem.ts';
import { editsOf } from '../../../model/src/samples/edits.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

/** What is wrong with the values that a block's fence lets readers change; it stands at the fence. */
export function checkEdits(sample: Sample): Problem[] {
  try {
    editsOf(sample);
    return [];
  } catch (error) {
    return [{ file: sample.file, line: sample.line - 1, message: (error as Error).message }];
  }
}
