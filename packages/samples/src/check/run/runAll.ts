import path from 'node:path';
import type { Problem } from '../../../../model/src/problem.ts';
import type { SampleProgram } from '../../../../model/src/samples/programs.ts';
import { execute, TIME_LIMIT_MS } from './execute.ts';
import { compareOutputs, failedBlock } from './outputs.ts';
import { blocksToRun, programPaths, writeMarked } from './programFiles.ts';
import { spawn } from 'node:child_process';
import { WORK_FOLDER } from '../../../../model/src/samples/compile.ts';
import { SAMPLE_ENVIRONMENT } from '../../../../model/src/samples/sampleEnvironment.ts';
import { build, type BuildFailure, type BuildOptions } from 'esbuild';
import { addReads } from '../../../../model/src/cache/recordReads.mjs';
import { entrySources } from '../../../../model/src/packages.ts';

/**
 * Runs the programs that have blocks to run, most of them together, and compares their output with the page. A program
 * that can't be bundled doesn't keep the others from running.
 *
 * @param areAlone - whether each program has its own process, so that none can depend on the effects of another
 */
export async function runAll(
  root: string,
  programs: readonly SampleProgram[],
  areAlone: boolean,
): Promise<Problem[]> {
  const toRun = programs.filter((program) => blocksToRun(program).length > 0);
  if (toRun.length === 0) return [];
  const problems = await bundlePrograms(root, toRun);
  const isBundled = ({ blocks: [first] }: SampleProgram) =>
    !problems.some(({ file, line }) => file === first?.file && line === first.line);
  const others = toRun.filter(isBundled);
  if (others.length < toRun.length) return [...problems, ...(await runAll(root, others, areAlone))];
  if (problems.length > 0) return problems;
  const printed = areAlone ? new Map<SampleProgram, string>() : await runInOneProcess(root, toRun);
  const hasPassed = (program: SampleProgram): boolean => {
    const text = printed.get(program);
    return text !== undefined && compareOutputs(blocksToRun(program), text).length === 0;
  };
  // Problems are only ever reported from a separate process.
  return runInPairs(
    toRun.filter((program) => !hasPassed(program)),
    (program) => runIsolated(root, program),
  );
}

/** Checks two items at a time, since each check starts a process. */
export async function runInPairs<T>(
  items: readonly T[],
  check: (item: T) => Promise<Problem[]>,
): Promise<Problem[]> {
  const queue = [...items];
  const problems: Problem[] = [];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      problems.push(...(await check(item)));
  };
  await Promise.all([work(), work()]);
  return problems;
}

/** Runs a bundled program in its own process. */
async function runIsolated(root: string, program: SampleProgram): Promise<Problem[]> {
  const blocks = blocksToRun(program);
  const { source, output } = programPaths(root, program);
  const { failure, stdout } = await execute(process.execPath, [output], path.dirname(source));
  if (failure === undefined) return compareOutputs(blocks, stdout);
  const { file, line } = failedBlock(blocks, stdout);
  return [{ file, line, message: `fails when it runs: ${failure}` }];
}

const BEGIN = '\u0002begin\n';
const END = '\u0002end\n';

/**
 * Runs programs in one process, since starting a process and loading the SDK again takes far longer than a sample.
 *
 * @param programs - programs that are bundled already
 * @returns the output of the programs that end normally and leave no changes behind. The result of the others is unknown
 */
async function runInOneProcess(
  root: string,
  programs: readonly SampleProgram[],
): Promise<Map<SampleProgram, string>> {
  const printed = new Map<SampleProgram, string>();
  const work = path.join(root, WORK_FOLDER);
  const child = path.join(work, 'one-by-one.mjs');
  await bundle(root, {
    entryPoints: [path.join(import.meta.dirname, 'child/runSequentially.ts')],
    outfile: child,
  });
  let waiting = programs;
  while (waiting.length > 0) {
    const outputs = outputsIn(await printedBy(child, root, waiting));
    for (const [index, program] of waiting.entries()) {
      const output = outputs[index];
      if (output !== undefined) printed.set(program, output);
    }
    // The process ended during the next program.
    waiting = waiting.slice(outputs.length + 1);
  }
  return printed;
}

/** The output limit, which is higher than any sample needs. A program that prints endlessly is stopped. */
const MOST_PRINTED = 1_000_000;

/** Runs programs until one of them ends the process or runs out of time, and returns the whole output. */
function printedBy(child: string, root: string, programs: readonly SampleProgram[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const childProcess = spawn(process.execPath, [child], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, ...SAMPLE_ENVIRONMENT },
    });
    let text = '';
    let startOffset = 0;
    const limit = setTimeout(() => childProcess.kill(), TIME_LIMIT_MS);
    childProcess.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      // Each program has the full time limit, however much it prints.
      const latest = text.lastIndexOf(BEGIN);
      if (latest > startOffset) {
        startOffset = latest;
        limit.refresh();
      }
      if (text.length - startOffset > MOST_PRINTED) childProcess.kill();
    });
    childProcess.on('error', reject).on('close', () => {
      clearTimeout(limit);
      resolve(text);
    });
    const files = programs.map((program) => programPaths(root, program).output);
    childProcess.stdin.on('error', () => undefined).end(JSON.stringify({ files, begin: BEGIN, end: END }));
  });
}

/** Returns the output of each program that ran to its end. */
const outputsIn = (text: string): string[] =>
  text
    .split(BEGIN)
    .slice(1)
    .filter((part) => part.endsWith(END))
    .map((part) => part.slice(0, -END.length));

/**
 * Bundles programs in one build, so that the SDKs, which they share, are read and written only once. Reports the programs
 * that can't be bundled, and bundles none if there is one.
 */
async function bundlePrograms(root: string, programs: readonly SampleProgram[]): Promise<Problem[]> {
  for (const program of programs) writeMarked(root, program);
  const folder = path.join(root, WORK_FOLDER);
  const sources = programs.map((program) => programPaths(root, program).source);
  try {
    await bundle(root, {
      entryPoints: sources.map((source) => ({ in: source, out: path.relative(folder, source) })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      splitting: true,
    });
    return [];
  } catch (error) {
    return (error as BuildFailure).errors.map(({ location, text }) => {
      const program = programs[sources.indexOf(path.resolve(location?.file ?? ''))];
      const { file, line } = program?.blocks[0] ?? { file: location?.file ?? '', line: location?.line ?? 1 };
      return { file, line, message: `cannot be bundled: ${text}` };
    });
  }
}

/** Bundles programs for Node. */
async function bundle(root: string, options: BuildOptions): Promise<void> {
  const { metafile } = await build({
    ...options,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    alias: entrySources(root),
  });
  addReads(Object.keys(metafile?.inputs ?? {}));
}
