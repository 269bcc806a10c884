import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, pageFolders, writtenPage } from '../files.ts';
import { sdkPackages } from '../packages.ts';
import { browserPrograms, type BrowserProgram } from './browserPrograms.ts';
import { asExample, fencedBlocks, runsAsExample, samplesOf, showsSamples, type Sample } from './extract.ts';

/** Whether a page is written, and its blocks go on from each other. The home page has a demo in the place of its sample. */
export const isGuide = (file: string): boolean => writtenPage.test(file) && !file.startsWith('src/');

/** Whether a page is made of doc comments. */
export const isReferencePage = (file: string): boolean =>
  /\.md$/.test(file) && sdkPackages.some(({ tree }) => file.startsWith(`api/${tree}/`));

/** The blocks of a page that its readers may run, among its others. */
export function blocksOfPage(file: string, read: () => string): Sample[] {
  if (isGuide(file)) return fencedBlocks(read(), file);
  return isReferencePage(file) ? fencedBlocks(read(), file).map(asExample) : [];
}

/** Whether a block is executed, by the rule of its page. */
export const isExecuted = (file: string, block: Parameters<typeof runsAsExample>[0]): boolean =>
  isReferencePage(file) ? runsAsExample(block) : block.run;

/** The sources of a package's other entries: the references have what comes from the first one. */
const ASIDE: readonly string[] = sdkPackages.flatMap(({ entries }) =>
  entries.slice(1).map(({ source }) => `${path.posix.dirname(source)}/`),
);

/** The doc comments' blocks that the references show. */
export const referenceExamples = (root: string): Sample[] =>
  samplesOf(
    root,
    filesUnder(
      root,
      sdkPackages.map(({ folder }) => `${folder}/src`),
    ).filter((file) => showsSamples(file) && !ASIDE.some((folder) => file.startsWith(folder))),
  );

/** All that readers can run in pages. What several pages have is one program. */
export function runnablePrograms(root: string): BrowserProgram[] {
  const guides = filesUnder(root, pageFolders)
    .filter(isGuide)
    .map((page) => blocksOfPage(page, () => fs.readFileSync(path.join(root, page), 'utf8')));
  const programs = [...guides, referenceExamples(root)].flatMap((blocks) => browserPrograms(blocks).programs);
  return [...new Map(programs.map((program) => [program.name, program])).values()];
}
