/**
 * Checks every block of code that the site shows. Code compiles as a user would import it, and what is marked `run`
 * runs on the local sandbox and prints what the page shows; `curl` and `json` fit the API's description; install
 * lines name packages that exist; nothing teaches what is unsafe. With arguments, checks the samples of those files alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { compile, WORK_FOLDER } from '../facts/samples/compile.ts';
import { checkCurl } from './samples/curl.ts';
import { allSamples, type Sample } from '../facts/samples/extract.ts';
import { checkJson } from './samples/json.ts';
import { readDescription } from '../facts/openapi/readDescription.ts';
import { readApi } from '../facts/openapi/requests.ts';
import type { Problem } from '../facts/problem.ts';
import { isCode, toPrograms, type Program } from '../facts/samples/programs.ts';
import { run, runPython, writePrograms } from './samples/run.ts';
import { checkSecurity } from './samples/security.ts';
import { checkInstall, knownPackages } from './samples/shell.ts';

const SHELL = new Set(['bash', 'sh', 'shell']);
/** Languages of blocks that show something and claim nothing that could be executed. */
const SHOWN = new Set(['text', 'http', 'diff', 'html', 'css', 'yaml', 'mdx', 'toml', '']);

async function main(root: string, named: string[]): Promise<void> {
  const samples = allSamples(root).filter(({ file }) => named.length === 0 || named.includes(file));
  const skipped = samples.filter(({ noCheck }) => noCheck !== undefined);
  const checked = samples.filter(({ noCheck, language }) => noCheck === undefined && !SHOWN.has(language));
  const api = readApi(readDescription());
  const known = knownPackages(root);
  const programs = toPrograms(samples);
  const problems: Problem[] = [];
  try {
    problems.push(...compile(root, programs));
    writePrograms(root, programs);
    const broken = new Set(problems.map(({ file, line }) => `${file}:${line}`));
    const compiles = ({ blocks }: Program) =>
      !blocks.some(({ file, line, code }) =>
        code.split('\n').some((_, index) => broken.has(`${file}:${line + index}`)),
      );
    problems.push(...(await inPairs(programs.filter(compiles), (program) => run(root, program))));
    problems.push(...(await inPairs(pythonPages(checked), runPython)));
  } finally {
    fs.rmSync(path.join(root, WORK_FOLDER), { recursive: true, force: true });
  }
  for (const sample of checked) {
    if (sample.language === 'json') problems.push(...checkJson(sample, api));
    else if (SHELL.has(sample.language))
      problems.push(...checkCurl(sample, api), ...checkInstall(sample, known));
    else if (!isCode(sample) && sample.language !== 'python')
      problems.push({ ...sample, message: `no check supports the language ${sample.language}` });
    problems.push(...checkSecurity(sample));
  }
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  for (const { file, line, noCheck } of skipped) console.log(`skipped ${file}:${line}: ${noCheck}`);
  console.log(summary(samples, checked, skipped));
  process.exit(problems.length > 0 ? 1 : 0);
}

/** Two at a time: each is a process of its own. */
async function inPairs<T>(items: T[], check: (item: T) => Promise<Problem[]>): Promise<Problem[]> {
  const queue = [...items];
  const problems: Problem[] = [];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      problems.push(...(await check(item)));
  };
  await Promise.all([work(), work()]);
  return problems;
}

function pythonPages(samples: Sample[]): Sample[][] {
  const python = samples.filter(({ language }) => language === 'python');
  const files = [...new Set(python.map(({ file }) => file))];
  return files.map((file) => python.filter((sample) => sample.file === file));
}

function summary(samples: Sample[], checked: Sample[], skipped: Sample[]): string {
  const code = checked.filter(isCode);
  const guides = code.filter(({ standalone }) => !standalone);
  const ran = (list: Sample[]) => list.filter((sample) => sample.run).length;
  const share = guides.length === 0 ? 0 : Math.round((100 * ran(guides)) / guides.length);
  return [
    `samples: ${samples.length} blocks found, ${code.length} compiled, ${ran(checked)} run`,
    `${checked.length - code.length} others checked, ${samples.length - checked.length - skipped.length} shown only`,
    `${skipped.length} skipped with a reason, 0 unchecked`,
    `of ${guides.length} code blocks in pages ${ran(guides)} run (${share} %)`,
  ].join('; ');
}

void main(process.cwd(), process.argv.slice(2));
