import { Cache } from '../../../model/src/cache/Cache.ts';
import { recordedStates } from '../../../model/src/cache/recording.ts';
import { announce } from '../../../model/src/cache/taskInputs.ts';
import { isCounted } from '../../../model/src/files.ts';
import { createApiValidator } from '../../../model/src/openapi/ApiValidator.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { problemLine } from '../../../model/src/problem.ts';
import { CODE_LINKS, writeCheckedPages } from '../../../model/src/samples/checkedPages.ts';
import { allSamples, type Sample } from '../../../model/src/samples/extract.ts';
import { isCode } from '../../../model/src/samples/programs.ts';
import { codeSymbols } from '../../../model/src/symbols/CodeSymbols.ts';
import { codeInChanges } from '../../../markdown/src/releases/remarkReleases.ts';
import { countCheckedPages } from '../../../samples/src/check/countCheckedPages.ts';
import { runOperations } from '../../../samples/src/check/http/runOperations.ts';
import { checkSamples, isCheckedSample } from '../../../samples/src/check/index.ts';
import type { CheckResult } from './Check.ts';

/**
 * Checks every code block of the site. Code compiles as a user would import it, and samples marked `run` run on the
 * local sandbox and print the output that the page shows. `curl` and `json` blocks match the API's description, install
 * lines name existing packages, and no sample teaches unsafe code. Leaves the result of each page for the build, which
 * shows it on the page. Samples that have passed only run again if they or what they depend on has changed.
 */
export async function checkAllSamples(): Promise<CheckResult> {
  const root = process.cwd();
  const samples = allSamples(root);
  // The compiler reads all files for the check too, so it finds the links in code at once. The build reads them from
  // the cache.
  codeSymbols(root).uses(codeInChanges(root));
  announce(CODE_LINKS);
  const cache = new Cache(root, 'samples', { limit: 5 });
  const key = [process.env.TEST_ALL, samples.map((sample) => ({ ...sample, line: 0 }))];
  const passed = cache.get<number>(key);
  const { sent, problems } =
    passed === undefined ? await runSamples(root, samples) : { sent: passed, problems: [] };
  // Only a task records everything that its programs read.
  const states =
    passed === undefined && problems.length === 0 && process.env.READS_LOG
      ? recordedStates(root, isCounted)
      : undefined;
  if (states) cache.set(key, sent, states);
  cache.write();
  for (const { file, line, noCheck } of samples)
    if (noCheck !== undefined) console.log(`skipped ${file}:${line}: ${noCheck}`);
  if (problems.length === 0) {
    const api = createApiValidator(readDescription());
    writeCheckedPages(root, countCheckedPages(root, samples, sent, api));
  }
  return {
    problems: problems.map(problemLine),
    summary: `${summary(samples)}; operations: ${sent} samples sent to the sandbox over HTTP`,
  };
}

async function runSamples(root: string, samples: readonly Sample[]) {
  const problems = await checkSamples(root, samples, { areAlone: process.env.TEST_ALL === '1' });
  const operations = await runOperations();
  return { sent: operations.sent, problems: [...problems, ...operations.problems] };
}

function summary(samples: Sample[]): string {
  const checked = samples.filter(isCheckedSample);
  const compiled = checked.filter(isCode);
  const ran = compiled.filter(({ run }) => run).length;
  return `${samples.length} blocks found, ${compiled.length} compiled, ${ran} run, ${checked.length - compiled.length} others checked`;
}
