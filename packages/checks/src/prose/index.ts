import { inOrder, type Problem } from '../../../model/src/problem.ts';
import { statedProblems } from '../figures/stated.ts';
import { checkActive } from './active/index.ts';
import { checkHeadings } from './headings.ts';
import { checkHouseWords } from './houseWords.ts';
import { checkMarkdown } from './markdown.ts';
import { checkSpelling } from './spelling.ts';

/**
 * Checks texts for spelling, Markdown, house words, headings, figures that contradict the code, and active content that
 * loads or runs. All texts must be parsable.
 */
export async function proseProblems(sources: ReadonlyMap<string, string>): Promise<Problem[]> {
  const files = [...sources.keys()];
  if (files.length === 0) return [];
  // Separate programs, which run in parallel with the checks below.
  const tools = [checkSpelling(files), checkMarkdown(files)];
  const ofFacts = statedProblems('.');
  const own = [...sources].flatMap(([file, source]) => [
    ...checkHouseWords(file, source),
    ...checkHeadings(file, source),
    ...checkActive(file, source),
    ...ofFacts(file, source),
  ]);
  return [...(await Promise.all(tools)).flat(), ...own].toSorted(inOrder);
}
