/**
 * Checks every code block of the site. Code compiles as a user would import it, and samples marked `run` run on the
 * local sandbox and print the output that the page shows. `curl` and `json` blocks match the API's description, install
 * lines name existing packages, and no sample teaches unsafe code. Records the result of each page for the build, which
 * shows it on the page. With arguments, checks only the samples of those files. With `--if-changed`, checks all samples
 * unless they have passed unchanged.
 */
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { createApiValidator } from '../../model/src/openapi/ApiValidator.ts';
import { problemLine } from '../../model/src/problem.ts';
import { allSamples, samplesOf, type Sample } from '../../model/src/samples/extract.ts';
import { isCode } from '../../model/src/samples/programs.ts';
import {
  areSamplesChecked,
  removeSamplesCache,
  writeSamplesCache,
} from '../../model/src/samples/samplesCache.ts';
import { runOperations } from '../../samples/src/check/http/runOperations.ts';
import { countSamples } from '../../samples/src/check/countSamples.ts';
import { isCheckedSample, checkSamples } from '../../samples/src/check/index.ts';
import { countCheckedPages } from '../../samples/src/check/countCheckedPages.ts';

async function main(root: string, requestedFiles: string[]): Promise<void> {
  const samples = requestedFiles.length > 0 ? samplesOf(root, requestedFiles) : allSamples(root);
  const problems = await checkSamples(root, samples, { areAlone: process.env.TEST_ALL === '1' });
  const operations = requestedFiles.length > 0 ? { sent: 0, problems: [] } : await runOperations();
  problems.push(...operations.problems);
  for (const problem of problems) console.error(problemLine(problem));
  for (const { file, line, noCheck } of samples)
    if (noCheck !== undefined) console.log(`skipped ${file}:${line}: ${noCheck}`);
  // Only a full run can record the checks of every page.
  if (requestedFiles.length === 0 && problems.length === 0)
    writeSamplesCache(
      root,
      countCheckedPages(root, samples, operations.sent, createApiValidator(readDescription())),
    );
  else if (requestedFiles.length === 0) removeSamplesCache(root);
  console.log(summary(samples));
  if (operations.sent > 0)
    console.log(`operations: ${operations.sent} samples sent to the sandbox over HTTP`);
  process.exit(problems.length > 0 ? 1 : 0);
}

function summary(samples: Sample[]): string {
  const { found, compiled, run, compared, shown, skipped } = countSamples(samples);
  const guides = samples.filter((sample) => isCheckedSample(sample) && isCode(sample) && !sample.standalone);
  const ran = guides.filter((sample) => sample.run).length;
  const share = guides.length === 0 ? 0 : Math.round((100 * ran) / guides.length);
  return [
    `samples: ${found} blocks found, ${compiled} compiled, ${run} run`,
    `${compared} others checked, ${shown} shown only`,
    `${skipped} skipped with a reason, 0 unchecked`,
    `of ${guides.length} code blocks in pages ${ran} run (${share} %)`,
  ].join('; ');
}

const requestedFiles = process.argv.slice(2).filter((argument) => argument !== '--if-changed');
if (process.argv.includes('--if-changed') && areSamplesChecked(process.cwd()))
  console.log('samples: unchanged since all of them passed');
else void main(process.cwd(), requestedFiles);
