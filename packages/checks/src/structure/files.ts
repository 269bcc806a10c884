import fs from 'node:fs';
import { filesUnder, pageFolders, writtenPage } from '../../../model/src/files.ts';
import { sdkTrees } from '../../../model/src/packages.ts';
import { proseFiles } from '../prose/files.ts';

/** Whatever is in a folder of pages, also what is no page by mistake. What is generated is checked where it is made. */
const OF_PAGES = /^(?:docs|api|src\/pages)\//;
const GENERATED = new RegExp(`^api/(?:${sdkTrees.join('|')})/`);

/** The files whose structure is checked, from the root of the repository. */
export const structureFiles = (): string[] => [
  ...new Set([
    ...proseFiles(),
    ...filesUnder('.', [...pageFolders, 'static']).filter(
      (file) => !GENERATED.test(file) && fs.statSync(file).isFile(),
    ),
  ]),
];

export const isInPages = (file: string): boolean => OF_PAGES.test(file) && !GENERATED.test(file);

/** A page with an address of its own: Docusaurus takes a file whose name begins with `_` for a part of others. */
export const isDocument = (file: string): boolean =>
  writtenPage.test(file) && /^(?:docs|api)\//.test(file) && !/(?:^|\/)_/.test(file);
