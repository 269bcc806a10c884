import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../../model/src/files.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { browserPrograms } from '../../../model/src/samples/browserPrograms.ts';
import { referenceExamples, type Sample } from '../../../model/src/samples/extract.ts';
import { blocksOfPage, isReferencePage } from '../../../model/src/samples/runPages.ts';

const GENERATE = 'Run npm run gen';

/** Reports examples that readers of the references couldn't run, because comments and pages differ. */
export function checkExamples(root: string): Problem[] {
  const pages = filesUnder(root, ['api']).filter(isReferencePage);
  const shown = pages.flatMap((page) =>
    blocksOfPage(page, () => fs.readFileSync(path.join(root, page), 'utf8')),
  );
  return compareExamples(referenceExamples(root), shown);
}

/**
 * Reports examples that are only in comments or only on pages.
 *
 * @param written - the examples of comments
 * @param shown - the blocks of pages
 */
export function compareExamples(written: readonly Sample[], shown: readonly Sample[]): Problem[] {
  const ofComments = firstOccurrences(written);
  const ofPages = firstOccurrences(shown);
  return [
    ...missing(
      ofComments,
      ofPages,
      `no page of the reference shows this example. ${GENERATE}; if nothing exports what it's about, remove it.`,
    ),
    ...missing(ofPages, ofComments, `this example is in no doc comment of an SDK. ${GENERATE}.`),
  ];
}

/** Maps each program of some blocks to its first occurrence. */
const firstOccurrences = (blocks: readonly Sample[]): Map<string, Sample> =>
  new Map(
    browserPrograms(blocks)
      .programs.toReversed()
      .flatMap(({ name, blocks: [first] }) => (first ? [[name, first.sample]] : [])),
  );

const missing = (
  examples: ReadonlyMap<string, Sample>,
  counterparts: ReadonlyMap<string, Sample>,
  message: string,
): Problem[] =>
  [...examples]
    .filter(([name]) => !counterparts.has(name))
    .map(([, { file, line }]) => ({ file, line, message }))
    .toReversed();
