import fs from 'node:fs';
import path from 'node:path';
import { changesSinceTask } from '../cache/taskInputs.ts';
import { filesUnder, pageFolders, writeFile } from '../files.ts';

/** The results of the check of samples for one page. */
export interface CheckedPage {
  compiled: number;
  run: number;
  /** Number of samples compared with their targets: commands, and JSON with its schema. */
  compared: number;
}

/** Results by the page's file. */
export type CheckedPages = Readonly<{ [file: string]: CheckedPage }>;

/** The task that checks samples, in `tools/scripts/tasks`. */
export const SAMPLES_TASK = 'samples';

/** Announced by the task when the build can read the links in code. */
export const CODE_LINKS = 'links in code';

/** The file in which the task leaves its results for the build. Git ignores it. */
export const checkedPagesFile = 'node_modules/.cache/checked-samples.json';

/** Returns the pages that may contain samples: hand-written ones, and those generated from the SDKs' comments. */
export const samplePages = (root: string): string[] =>
  filesUnder(
    root,
    pageFolders.filter((folder) => fs.existsSync(path.join(root, folder))),
    /\.mdx?$/,
  );

export const writeCheckedPages = (root: string, pages: CheckedPages): void =>
  writeFile(path.join(root, checkedPagesFile), JSON.stringify(pages, null, 1));

const isOfPage = (input: string): boolean =>
  pageFolders.some((folder) => input.slice(input.indexOf(':') + 1).startsWith(folder)) &&
  /^(?:names|tree|kind):|\.mdx?$/.test(input);

/**
 * Returns the results of the pages whose samples have passed as they are. There are none if the check has failed, or
 * if anything has changed since that may change the result of every page.
 */
export function readCheckedPages(root: string): CheckedPages {
  const changes = changesSinceTask(root, SAMPLES_TASK);
  if (!changes?.every(isOfPage)) return {};
  const pages = JSON.parse(fs.readFileSync(path.join(root, checkedPagesFile), 'utf8')) as CheckedPages;
  return Object.fromEntries(Object.entries(pages).filter(([file]) => !changes.includes(`content:${file}`)));
}
