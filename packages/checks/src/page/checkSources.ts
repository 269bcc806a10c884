import fs from 'node:fs';
import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import {
  bridgeUnreadable,
  openapiFile,
  readDescription,
} from '../../../model/src/openapi/readDescription.ts';
import { foundBy, type CheckedProblem, type Problem } from '../../../model/src/problem.ts';
import { createProgram } from '../../../model/src/samples/compile.ts';
import { runTool } from '../code/runTool.ts';
import { textsBefore } from '../changes/changesSince.ts';
import { checkComments } from '../comments/index.ts';
import { checkOperations } from '../comments/operations.ts';
import { checkDescription } from '../description/checkDescription.ts';
import { checkHistory } from '../history/index.ts';
import { checkReleasedSections } from '../history/releasedSections.ts';
import { isInPages } from '../structure/files.ts';
import { checkStaleParts } from '../structure/staleParts.ts';

/**
 * Reports problems of the SDKs' doc comments, of the API description and of changelogs, if a file of these has changed.
 */
export async function checkSources(files: readonly string[]): Promise<CheckedProblem[]> {
  const has = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const isOfSdk = has(/^packages\/sdk-\w+\/src\//);
  const isOfApi = has(/^openapi\//);
  const isOfChangelog = has(/^packages\/sdk-\w+\/CHANGELOG\.md$/);
  bridgeUnreadable();
  // TypeDoc runs in parallel with the checks below.
  const reference = isOfSdk ? checkReference() : [];
  return [
    ...foundBy('description', isOfApi ? checkDescription([openapiFile]) : []),
    ...foundBy('comments', isOfSdk || isOfApi ? checkSdkComments() : []),
    ...foundBy('history', isOfSdk || isOfApi || isOfChangelog ? checkHistory('.') : []),
    ...foundBy('history', compareWithBase(files)),
    ...foundBy('reference', await reference),
  ];
}

/** Compares changelogs, and pages with steps or tables, with their texts in the base branch. */
function compareWithBase(files: readonly string[]): Problem[] {
  const texts = files
    .filter((file) => fs.existsSync(file) && /\.mdx?$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
  const changelogs = texts.filter(({ file }) => changelogSources.some((source) => source.file === file));
  const pages = texts.filter(({ file, text }) => isInPages(file) && /\bsteps? \d|^\|/im.test(text));
  if (changelogs.length + pages.length === 0) return [];
  const before = textsBefore('.');
  return [
    ...changelogs.flatMap(({ file, text }) => checkReleasedSections(file, before(file) ?? '', text)),
    ...pages.flatMap(({ file, text }) => checkStaleParts(file, before(file) ?? '', text)),
  ];
}

function checkSdkComments(): Problem[] {
  const program = createProgram(process.cwd(), []);
  return [
    ...checkComments(program, process.cwd()),
    ...checkOperations(program, process.cwd(), readDescription()),
  ];
}

/** Runs the check of the reference in a process of its own, because it exits its process. */
async function checkReference(): Promise<Problem[]> {
  const { output } = await runTool('tsx', ['packages/checks/src/checkReference.ts']);
  return [...output.matchAll(/^(\S+?):(\d+): (.*)$/gm)].map(([, file = '', line, message = '']) => ({
    file,
    line: Number(line),
    message,
  }));
}
