/**
 * Checks every block of code that the site shows. Code compiles as a user would import it, and what is marked `run`
 * runs on the local sandbox and prints what the page shows; `curl` and `json` fit the API's description; install
 * lines name packages that exist; nothing teaches what is unsafe. With arguments, checks the samples of those files alone.
 */
import { problemLine } from '../facts/problem.ts';
import { allSamples, samplesOf, type Sample } from '../facts/samples/extract.ts';
import { isCode } from '../facts/samples/programs.ts';
import { isChecked, sampleProblems } from './samples/index.ts';

async function main(root: string, named: string[]): Promise<void> {
  const samples = named.length > 0 ? samplesOf(root, named) : allSamples(root);
  const problems = await sampleProblems(root, samples);
  for (const problem of problems) console.error(problemLine(problem));
  const skipped = samples.filter(({ noCheck }) => noCheck !== undefined);
  for (const { file, line, noCheck } of skipped) console.log(`skipped ${file}:${line}: ${noCheck}`);
  console.log(summary(samples, skipped.length));
  process.exit(problems.length > 0 ? 1 : 0);
}

function summary(samples: Sample[], skipped: number): string {
  const checked = samples.filter(isChecked);
  const code = checked.filter(isCode);
  const guides = code.filter(({ standalone }) => !standalone);
  const ran = (list: Sample[]) => list.filter((sample) => sample.run).length;
  const share = guides.length === 0 ? 0 : Math.round((100 * ran(guides)) / guides.length);
  return [
    `samples: ${samples.length} blocks found, ${code.length} compiled, ${ran(checked)} run`,
    `${checked.length - code.length} others checked, ${samples.length - checked.length - skipped} shown only`,
    `${skipped} skipped with a reason, 0 unchecked`,
    `of ${guides.length} code blocks in pages ${ran(guides)} run (${share} %)`,
  ].join('; ');
}

void main(process.cwd(), process.argv.slice(2));
