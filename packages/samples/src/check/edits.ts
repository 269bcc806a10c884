import type { Problem } from '../../../model/src/problem.ts';
import { editsOf } from '../../../model/src/samples/edits.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

/** Reports problems with the editable values in a block's fence, on the line of the fence. */
export function checkEdits(sample: Sample): Problem[] {
  try {
    editsOf(sample);
    return [];
  } catch (error) {
    return [{ file: sample.file, line: sample.line - 1, message: (error as Error).message }];
  }
}
