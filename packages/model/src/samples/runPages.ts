import fs from 'node:fs';
import path from 'node:path';
import { withoutCache } from '../cache/Cache.ts';
import { filesUnder, pageFolders, writtenPage } from '../files.ts';
import { sdkPackages } from '../packages.ts';
import { browserPrograms, type BrowserProgram } from './browserPrograms.ts';
import { asExample, fencedBlocks, referenceExamples, runsAsExample, type Sample } from './extract.ts';

/**
 * Whether a page is hand-written and its blocks continue each other. The home page has a demo instead of its sample.
 */
export const isGuide = (file: string): boolean => writtenPage.test(file) && !file.startsWith('src/');

/** Whether a page is generated from doc comments. */
export const isReferencePage = (file: string): boolean =>
  /\.md$/.test(file) && sdkPackages.some(({ tree }) => file.startsWith(`api/${tree}/`));

/** Returns all blocks of a page, if its readers may run some. */
export function blocksOfPage(file: string, read: () => string): Sample[] {
  if (isGuide(file)) return fencedBlocks(read(), file);
  return isReferencePage(file) ? fencedBlocks(read(), file).map(asExample) : [];
}

/** Whether a block is executed, by the rules for its kind of page. */
export const isExecuted = (file: string, block: Parameters<typeof runsAsExample>[0]): boolean =>
  isReferencePage(file) ? runsAsExample(block) : block.run;

/** Returns all programs that readers can run on pages. Examples on several pages are one program. */
export function runnablePrograms(root: string, memoize = withoutCache): BrowserProgram[] {
  const programsOf = (page: string, samples: Sample[]) =>
    memoize([page, JSON.stringify(samples)], () => browserPrograms(samples).programs);
  const guides = filesUnder(root, pageFolders)
    .filter(isGuide)
    .flatMap((page) =>
      programsOf(
        page,
        blocksOfPage(page, () => fs.readFileSync(path.join(root, page), 'utf8')),
      ),
    );
  const programs = [...guides, ...programsOf('examples', referenceExamples(root))];
  return [...new Map(programs.map((program) => [program.name, program])).values()];
}
