import fs from 'node:fs';
import { filesUnder, pageFolders, writtenPage } from '../../../model/src/files.ts';
import { sdkTrees } from '../../../model/src/packages.ts';
import { proseFiles } from '../prose/files.ts';

/**
 * Matches everything in a folder of pages, including files that aren't pages by mistake. Generated files are checked
 * where they're generated.
 */
const PAGE_FOLDERS = /^(?:docs|api|src\/pages)\//;
const GENERATED = new RegExp(`^api/(?:${sdkTrees.join('|')})/`);

/** Returns the files whose structure is checked, relative to the root of the repository. */
export const structureFiles = (): string[] => [
  ...new Set([
    ...proseFiles(),
    ...filesUnder('.', [...pageFolders, 'static']).filter(
      (file) => !GENERATED.test(file) && !fs.lstatSync(file).isDirectory(),
    ),
  ]),
];

export const isInPages = (file: string): boolean => PAGE_FOLDERS.test(file) && !GENERATED.test(file);

/**
 * Whether a file is a page with its own address. Docusaurus treats a file whose name begins with `_` as a part of
 * others.
 */
export const isDocument = (file: string): boolean =>
  writtenPage.test(file) && /^(?:docs|api)\//.test(file) && !/(?:^|\/)_/.test(file);
