import { createApiValidator } from '../../../model/src/openapi/ApiValidator.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { problemLine } from '../../../model/src/problem.ts';
import { writeCheckedPages } from '../../../model/src/samples/checkedPages.ts';
import { allSamples, type Sample } from '../../../model/src/samples/extract.ts';
import { isCode } from '../../../model/src/samples/programs.ts';
import { codeSymbols } from '../../../model/src/symbols/CodeSymbols.ts';
import { countCheckedPages } from '../../../samples/src/check/countCheckedPages.ts';
import { runOperations } from '../../../samples/src/check/http/runOperations.ts';
import { checkSamples, isCheckedSample } from '../../../samples/src/check/index.ts';
import type { CheckResult } from './Check.ts';

/**
 * Checks every code block of the site. Code compiles as a user would import it, and samples marked `run` run on the
 * local sandbox and print the output that the page shows. `curl` and `json` blocks match the API's description, install
 * lines name existing packages, and no sample teaches unsafe code. Leaves the result of each page for the build, which
 * shows it on the page.
 */
export async function checkAllSamples(): Promise<CheckResult> {
  const root = process.cwd();
  const samples = allSamples(root);
  const problems = await checkSamples(root, samples, { areAlone: process.env.TEST_ALL === '1' });
  const operations = await runOperations();
  problems.push(...operations.problems);
  for (const { file, line, noCheck } of samples)
    if (noCheck !== undefined) console.log(`skipped ${file}:${line}: ${noCheck}`);
  if (problems.length === 0) {
    const api = createApiValidator(readDescription());
    writeCheckedPages(root, countCheckedPages(root, samples, operations.sent, api));
    // The compiler has read all files, so it finds the links in code at once. The build reads them from the cache.
    codeSymbols(root).uses();
  }
  const sent = `operations: ${operations.sent} samples sent to the sandbox over HTTP`;
  return { problems: problems.map(problemLine), summary: `${summary(samples)}; ${sent}` };
}

function summary(samples: Sample[]): string {
  const checked = samples.filter(isCheckedSample);
  const compiled = checked.filter(isCode);
  const ran = compiled.filter(({ run }) => run).length;
  return `${samples.length} blocks found, ${compiled.length} compiled, ${ran} run, ${checked.length - compiled.length} others checked`;
}
