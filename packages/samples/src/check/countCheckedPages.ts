import fs from 'node:fs';
import path from 'node:path';
import type { ApiValidator } from '../../../model/src/openapi/ApiValidator.ts';
import { fencedBlocks, showsSamples, type Sample } from '../../../model/src/samples/extract.ts';
import { isCode } from '../../../model/src/samples/programs.ts';
import { samplePages, type CheckedPage, type CheckedPages } from '../../../model/src/samples/checkedPages.ts';
import { isSent } from './http/runPages.ts';
import { isCheckedSample } from './index.ts';

/** The page with the samples of all operations, which aren't in any file. */
const OPERATIONS_PAGE = 'docs/backend-openapi.mdx';

const isRun = (sample: Sample, api: ApiValidator): boolean =>
  sample.language === 'python' || (isCode(sample) ? sample.run : isSent(sample, api));

function countsOf(samples: readonly Sample[], api: ApiValidator): CheckedPage {
  const checked = samples.filter(isCheckedSample);
  const compiled = checked.filter(isCode).length;
  const run = checked.filter((sample) => isRun(sample, api)).length;
  const compared = checked.filter((sample) => !isCode(sample) && !isRun(sample, api)).length;
  return { compiled, run, compared };
}

/**
 * Counts the checked samples of each page, after all samples have passed. A page of the reference shows samples from
 * comments, so the count includes its blocks that are identical to a checked sample.
 *
 * @param operations - the number of operations whose samples were sent
 */
export function countCheckedPages(
  root: string,
  samples: readonly Sample[],
  operations: number,
  api: ApiValidator,
): CheckedPages {
  const inComments = new Map(
    samples.filter(({ standalone }) => standalone).map((sample) => [sample.code.trim(), sample]),
  );
  const ofPage = (file: string): Sample[] =>
    showsSamples(file)
      ? samples.filter((sample) => sample.file === file)
      : fencedBlocks(fs.readFileSync(path.join(root, file), 'utf8'), file).flatMap(
          ({ code }) => inComments.get(code.trim()) ?? [],
        );
  return Object.fromEntries(
    samplePages(root).map((file) => {
      const counts = countsOf(ofPage(file), api);
      if (file === OPERATIONS_PAGE) counts.run += operations;
      return [file, counts];
    }),
  );
}
