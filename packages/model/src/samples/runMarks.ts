import { browserPrograms } from './browserPrograms.ts';
import type { Sample } from './extract.ts';
import { isCode } from './programs.ts';
import type { RunMark } from './runMark.ts';

/**
 * Returns the executed blocks of a page in order, with the data for their markup. A block that can't run on the page
 * has no data.
 */
export function runMarks(samples: readonly Sample[]): { code: string; mark: RunMark | undefined }[] {
  const marks = new Map<Sample, Omit<RunMark, 'number'>>();
  for (const { name, version, blocks } of browserPrograms(samples).programs) {
    blocks.forEach(({ sample, fields }, block) =>
      marks.set(sample, { program: name, version, block, fields }),
    );
  }
  let number = 0;
  return samples
    .filter((sample) => sample.run && isCode(sample))
    .map((sample) => {
      const mark = marks.get(sample);
      return { code: sample.code, mark: mark && { ...mark, number: (number += 1) } };
    });
}
