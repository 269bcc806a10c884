import fs from 'node:fs';
import path from 'node:path';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { createApiValidator } from '../../../model/src/openapi/ApiValidator.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { createProgram, typeCheck, WORK_FOLDER } from '../../../model/src/samples/compile.ts';
import { NEXT } from '../../../model/src/samples/fence.ts';
import { SAMPLE_WIDTH, type Sample } from '../../../model/src/samples/extract.ts';
import { folderOf, isCode, toPrograms, type SampleProgram } from '../../../model/src/samples/programs.ts';
import { checkCurl } from './curl.ts';
import { isShell } from './curlCommand.ts';
import { checkRemoved, checkSigns, checkSyntax } from './diff.ts';
import { checkFrameworks } from './frameworks.ts';
import { checkBraces, checkHtml, checkIds, checkSvelte } from './html.ts';
import { runPages } from './http/runPages.ts';
import { runPython } from './http/runPython.ts';
import { checkJson } from './json.ts';
import { lintSamples, scriptOf } from './lint.ts';
import { checkPython } from './python.ts';
import { checkReleasedSamples } from './released.ts';
import { writePrograms } from './run/programFiles.ts';
import { runInPairs, runAll } from './run/runAll.ts';
import { checkSecurity } from '../../../model/src/samples/security.ts';
import { checkUnreleasedSamples } from './unreleased.ts';
import { checkInstall, knownPackages } from './shell.ts';
import { checkShellSyntax } from './shellSyntax.ts';
import { editsOf } from '../../../model/src/samples/edits.ts';

/** Languages of blocks that are only shown and contain nothing to execute. */
const DISPLAY_ONLY = new Set(['text', 'http', 'diff', 'html', 'css', 'yaml', 'mdx', 'toml', '']);

/** Languages whose lines wrap in the page, since a value or a command can't be broken. */
const WRAPPED = new Set(['bash', 'http', 'json', 'text']);

/** Whether any check applies to a block. */
export const isCheckedSample = ({ noCheck, language }: Sample): boolean =>
  noCheck === undefined && !DISPLAY_ONLY.has(language);

/**
 * Reports problems of code blocks. The samples must include all blocks of each page or source.
 *
 * @param compiled - the compiled programs of the blocks, if they exist already
 * @param areAlone - whether each program runs in its own process
 */
export async function checkSamples(
  root: string,
  samples: readonly Sample[],
  { compiled, areAlone = false }: { compiled?: ReturnType<typeof createProgram>; areAlone?: boolean } = {},
): Promise<Problem[]> {
  const checked = samples.filter(isCheckedSample);
  const html = samples.filter(({ language, noCheck }) => language === 'html' && noCheck === undefined);
  const texts = [
    ...samples.flatMap(checkWidth),
    ...samples.flatMap(checkSyntax),
    ...samples.flatMap(checkSigns),
    ...samples.flatMap((sample) => checkRemoved(sample, samples)),
    ...html.flatMap((sample) => [...checkHtml(sample), ...checkSvelte(sample)]),
    ...samples.flatMap(checkBraces),
    ...checkIds(samples),
    ...checkFrameworks(samples),
    ...checkShellSyntax(checked.filter(isShell)),
    ...lintSamples(root, samples),
    ...checkPython(samples),
    ...checkTexts(root, checked),
  ];
  const programs = toPrograms(samples);
  const problems = programs.length > 0 ? typeCheck(root, programs, compiled) : [];
  const foreign = samples.flatMap(foreignProgram);
  if (foreign.length > 0) {
    const program = createProgram(root, [...programs, ...foreign], compiled, undefined, [
      [path.join(root, WORK_FOLDER, 'packages.d.ts'), "declare module '*';"],
    ]);
    problems.push(...typeCheck(root, foreign, program, 'does not work'));
  }
  try {
    writePrograms(root, programs);
    // Code that doesn't compile with the sources is reported only once.
    if (problems.length === 0) problems.push(...checkUnreleasedSamples(root, samples, programs));
    const broken = new Set(problems.map(({ file, line }) => `${file}:${line}`));
    const compiles = ({ blocks }: SampleProgram) =>
      !blocks.some(({ file, line, code }) =>
        code.split('\n').some((_, index) => broken.has(`${file}:${line + index}`)),
      );
    problems.push(...(await runAll(root, programs.filter(compiles), areAlone)));
    problems.push(...(await runInPairs(pythonPages(checked), runPython)));
    // Pages with problems in their text are reported only once.
    const filesWithProblems = new Set(texts.map(({ file }) => file));
    problems.push(...(await runPages(samples.filter(({ file }) => !filesWithProblems.has(file)))));
  } finally {
    fs.rmSync(path.join(root, WORK_FOLDER), { recursive: true, force: true });
  }
  return [...problems, ...checkReleasedSamples(root, samples), ...texts];
}

/** Returns a program of code that isn't compiled: the scripts of HTML or a component, or code with its own reason. */
function foreignProgram(sample: Sample, index: number): SampleProgram[] {
  const { file, language, title = '', noCheck, release = NEXT } = sample;
  const isUncompiled = language === 'html' || (isCode(sample) && noCheck !== undefined);
  if (!isUncompiled || release !== NEXT) return [];
  const name = `${title}.${index}.${/x$/.test(language) ? 'tsx' : 'ts'}`;
  // In a component of Svelte, `$lib` is a folder.
  const lib = path.relative(path.dirname(title), 'src/lib');
  const code = scriptOf(sample).replaceAll("'$lib/", `'./${lib}/`);
  return code.trim()
    ? [{ name, folder: folderOf(file), blocks: [{ ...sample, code }], isForeign: true }]
    : [];
}

/** Reports lines that readers would have to scroll. Blocks of other languages wrap. */
const checkWidth = ({ file, line, language, code }: Sample): Problem[] =>
  WRAPPED.has(language)
    ? []
    : code.split('\n').flatMap(({ length }, index) =>
        length > SAMPLE_WIDTH
          ? {
              file,
              line: line + index,
              message: `the line has ${length} columns, and samples have at most ${SAMPLE_WIDTH}. Run npm run fix`,
            }
          : [],
      );

/** Reports problems in the text of blocks, which need no compiler. */
function checkTexts(root: string, checked: readonly Sample[]): Problem[] {
  const api = createApiValidator(readDescription());
  const known = knownPackages(root);
  return checked.flatMap((sample) => {
    const { file, line, language } = sample;
    const problems = [...checkSecurity(sample), ...checkEdits(sample)];
    if (language === 'json') return [...checkJson(sample, api), ...problems];
    if (isShell(sample)) return [...checkCurl(sample, api), ...checkInstall(sample, known), ...problems];
    if (isCode(sample) || language === 'python') return problems;
    return [
      {
        file,
        line,
        message: `no check supports the language ${language}. Use another, or add it to DISPLAY_ONLY of packages/samples/src/check/index.ts`,
      },
      ...problems,
    ];
  });
}

function pythonPages(samples: readonly Sample[]): Sample[][] {
  const python = samples.filter(({ language }) => language === 'python');
  const files = [...new Set(python.map(({ file }) => file))];
  return files.map((file) => python.filter((sample) => sample.file === file));
}

/** Reports problems with the editable values in a block's fence, on the line of the fence. */
export function checkEdits(sample: Sample): Problem[] {
  try {
    editsOf(sample);
    return [];
  } catch (error) {
    return [{ file: sample.file, line: sample.line - 1, message: (error as Error).message }];
  }
}
