import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { entrySources } from '../../facts/packages.ts';
import { fileOf, WORK_FOLDER } from '../../facts/samples/compile.ts';
import type { Sample } from '../../facts/samples/extract.ts';
import type { Problem } from '../../facts/problem.ts';
import { sourceOf, type Program } from '../../facts/samples/programs.ts';

const TIME_LIMIT_MS = 30_000;
/** What a reader has set by then: a sample stops where it lacks its variable. The values are the local sandbox's. */
const VARIABLES = {
  NACRE_APPLICATION_ID: 'app_sandbox',
  NACRE_SECRET_KEY: 'sk_sandbox_local',
  NACRE_WEBHOOK_SECRET: 'whsec_example_0mT7hYk2VqLr',
};
const MARK = '\u0001block';

/** Puts every program where it stands, so that those that run can import the others. */
export function writePrograms(root: string, programs: readonly Program[]): void {
  for (const program of programs) write(fileOf(root, program), sourceOf(program.blocks).text);
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Where a program stands with its marks, and what is made of it to be run. */
function placesOf(root: string, { folder, name }: Program): { source: string; output: string } {
  const source = path.join(root, WORK_FOLDER, folder, `run-${name.replaceAll('/', '-')}`);
  return { source, output: `${source}.mjs` };
}

const blocksToRun = ({ blocks }: Program): Sample[] => blocks.filter((block) => block.run);

/** Writes the blocks to run. A mark before each tells its output from the next one's; imports are hoisted. */
function writeMarked(root: string, program: Program): void {
  const marked = blocksToRun(program).map((block, index) => ({
    ...block,
    code: `${block.code.trim() === '' ? '' : `console.log(${JSON.stringify(MARK + index)});`}${block.code}`,
  }));
  write(placesOf(root, program).source, sourceOf(marked).text);
}

/**
 * Bundles programs in one go: what they share, the SDKs, is read and written once. If that fails, none is bundled, and
 * `run` bundles each alone to tell which one is at fault.
 */
export async function bundleAll(root: string, programs: readonly Program[]): Promise<boolean> {
  const toRun = programs.filter((program) => blocksToRun(program).length > 0);
  for (const program of toRun) writeMarked(root, program);
  const folder = path.join(root, WORK_FOLDER);
  const entryPoints = toRun.map((program) => {
    const { source } = placesOf(root, program);
    return { in: source, out: path.relative(folder, source) };
  });
  const options = { entryPoints, outdir: folder, outExtension: { '.js': '.mjs' }, splitting: true };
  return (await bundle(root, options)) === undefined;
}

/**
 * Executes the blocks of a program that are marked `run`, in order, and compares what they print with the page.
 *
 * @param isBundled - whether `bundleAll` has made the program ready
 */
export async function run(root: string, program: Program, isBundled = false): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  if (blocks.length === 0) return [];
  const { source, output } = placesOf(root, program);
  if (!isBundled) {
    writeMarked(root, program);
    const failure = await bundle(root, { entryPoints: [source], outfile: output });
    if (failure) return [{ file: blocks[0]?.file ?? '', line: blocks[0]?.line ?? 1, message: failure }];
  }
  const { failure: crash, stdout } = await execute(process.execPath, [output], path.dirname(source));
  if (crash === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = blockThatFailed(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${crash}` }];
}

interface Execution {
  stdout: string;
  /** The line that says why it failed, where it did. */
  failure?: string;
}

function execute(program: string, args: string[], cwd: string, input?: string): Promise<Execution> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, timeout: TIME_LIMIT_MS, encoding: 'utf8', env: { ...process.env, ...VARIABLES } },
      (error, stdout, stderr) => {
        if (!error) return resolve({ stdout });
        const lines = stderr.trim().split('\n');
        const failure = lines.findLast((line) => /^\w*(?:Error|Exception)\b/.test(line)) ?? lines.at(-1);
        resolve({ stdout, failure: error.killed ? 'it does not end' : failure || error.message });
      },
    );
    child.stdin?.end(input ?? '');
  });
}

/** Bundles programs for Node; returns what is wrong, if anything. */
async function bundle(root: string, options: BuildOptions): Promise<string | undefined> {
  try {
    await build({
      ...options,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
      jsx: 'automatic',
      external: ['react', 'react-dom'],
      alias: entrySources(root),
    });
    return undefined;
  } catch (error) {
    return `cannot be bundled: ${(error as Error).message.split('\n').slice(1, 2).join('')}`;
  }
}

function blockThatFailed(blocks: Sample[], stdout: string): Sample {
  const reached = stdout.split(MARK).length - 2;
  return (blocks[Math.max(reached, 0)] ?? blocks[0]) as Sample;
}

function outputsOf(stdout: string): Map<number, string> {
  const outputs = new Map<number, string>();
  for (const part of stdout.split(MARK).slice(1)) {
    const [index = '', ...rest] = part.split('\n');
    outputs.set(Number(index), rest.join('\n').trimEnd());
  }
  return outputs;
}

function compareOutputs(blocks: Sample[], stdout: string): Problem[] {
  const outputs = outputsOf(stdout);
  return blocks.flatMap((block, index) => {
    const printed = outputs.get(index) ?? '';
    const message =
      block.expected !== undefined && block.expected.trimEnd() !== printed
        ? `prints something else than the page shows: ${firstDifference(block.expected.trimEnd(), printed)}`
        : commentMismatch(block, printed);
    return message ? [{ file: block.file, line: block.line, message }] : [];
  });
}

/** The first line that is another. */
function firstDifference(shown: string, printed: string): string {
  const [ours, theirs] = [shown, printed].map((text) => text.split('\n'));
  const at = (ours ?? []).findIndex((line, index) => line !== theirs?.[index]);
  const line = at < 0 ? (ours?.length ?? 0) : at;
  return (
    `line ${line + 1} of the output is ${quote(ours?.[line] ?? '')} on the page, and ${quote(theirs?.[line] ?? '')} when it runs. ` +
    'Correct the code, or the output'
  );
}

/** On one line, with what no reader sees written out: a space that does not break looks like any other. */
const quote = (text: string) =>
  JSON.stringify(text.trimEnd()).replace(
    /[^\x20-\x7e\p{L}\p{N}\p{P}\p{S}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * A statement `console.log(…); // "value"` promises an output. Where every call of a block carries such a comment,
 * the printed lines have to be these.
 */
function commentMismatch({ code }: Sample, printed: string): string | undefined {
  const calls = code.split('\n').filter((line) => line.includes('console.log('));
  const promised = calls.map((line) => /\);\s*\/\/ (.+)$/.exec(line)?.[1]);
  if (calls.length === 0 || promised.includes(undefined)) return undefined;
  const plain = (text: string) => text.replaceAll(/["'`]|(?<=[[{]) | (?=[\]}])/g, '').trim();
  const lines = printed.split('\n');
  // Branches and loops may print fewer or more lines; then there is nothing to pair.
  if (lines.length !== promised.length) return undefined;
  const wrong = promised.findIndex((text, index) => plain(text ?? '') !== plain(lines[index] ?? ''));
  return wrong < 0
    ? undefined
    : `says in a comment that it prints ${promised[wrong]}, and it prints ${lines[wrong]}`;
}

/** Runs the `python` blocks of a page as one program, with the standard library only. */
export async function runPython(blocks: Sample[]): Promise<Problem[]> {
  const marked = blocks
    .map(({ code }, index) => `print(${JSON.stringify(MARK + index)})\n${code}\n`)
    .join('');
  const { failure, stdout } = await execute('python3', ['-I', '-'], process.cwd(), marked);
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = blockThatFailed(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}
