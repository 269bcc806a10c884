import { inOrder, type Problem } from '../../../model/src/problem.ts';
import { statedProblems } from '../figures/stated.ts';
import { checkActive } from './active/index.ts';
import { checkHeadings } from './headings.ts';
import { checkHouseWords } from './houseWords.ts';
import { checkMarkdown } from './markdown.ts';
import { checkSpelling } from './spelling.ts';

/** How texts are written: spelling, Markdown, house words, headings, figures that the code has, and that none adds what runs or loads. All can be parsed. */
export async function proseProblems(sources: ReadonlyMap<string, string>): Promise<Problem[]> {
  const files = [...sources.keys()];
  if (files.length === 0) return [];
  // Programs of their own: they run while this one reads.
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
