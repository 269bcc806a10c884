import { byLocation, type Problem } from '../../../model/src/problem.ts';
import { checkFacts } from '../facts/checkFacts.ts';
import { checkActiveContent } from './activeContent/index.ts';
import { checkHeadingCase } from './headingCase.ts';
import { checkHouseWords } from './houseWords.ts';
import { checkInnerColons } from './innerColons.ts';
import { checkMarkdown } from './markdown.ts';
import { checkSpelling } from './spelling.ts';

/**
 * Checks texts for spelling, Markdown, house words, headings, facts that contradict the code, and active content that
 * loads or runs. All texts must be parsable.
 */
export async function checkProse(sources: ReadonlyMap<string, string>): Promise<Problem[]> {
  const files = [...sources.keys()];
  if (files.length === 0) return [];
  // The spelling is checked by a separate program, which runs in parallel with the checks below.
  const tools = [checkSpelling(files), checkMarkdown(files)];
  const ownProblems = [...sources].flatMap(([file, source]) => [
    ...checkHouseWords(file, source),
    ...checkHeadingCase(file, source),
    ...checkInnerColons(file, source),
    ...checkActiveContent(file, source),
    ...checkFacts(file, source),
  ]);
  return [...(await Promise.all(tools)).flat(), ...ownProblems].toSorted(byLocation);
}
