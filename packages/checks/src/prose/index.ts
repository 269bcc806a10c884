import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { byLocation, type Problem } from '../../../model/src/problem.ts';
import { checkFacts } from '../facts/checkFacts.ts';
import { checkActiveContent } from './activeContent/index.ts';
import { checkHeadingCase } from './headingCase.ts';
import { checkHouseWords } from './houseWords.ts';
import { checkInnerColons } from './innerColons.ts';
import { checkMarkdown } from './markdown.ts';

/**
 * Reports words that are in neither the American dictionary nor `.config/words.txt`. The dictionaries stay loaded for the
 * next call.
 */
async function checkSpelling(files: string[]): Promise<Problem[]> {
  const { lint } = await import('cspell');
  const problems: Problem[] = [];
  const options = { files, config: '.config/cspell.json', dot: true, showSuggestions: true };
  const { errors } = await lint([], options, {
    issue({ uri = '', row, text, suggestionsEx = [] }) {
      const near = suggestionsEx.map(({ word, wordAdjustedToMatchCase = word }) => wordAdjustedToMatchCase);
      const perhaps = near.length > 0 ? ` (perhaps ${near.join(', ')})` : '';
      const message = `"${text}" is not in the dictionary${perhaps}. If it is right, add it to .config/words.txt`;
      const file = path.relative('', fileURLToPath(uri)).replaceAll('\\', '/');
      problems.push({ file, line: row, message });
    },
    error: (message, error) => console.error(message, error),
  });
  if (errors > 0) throw new Error('The spelling checker failed: see above.');
  return problems;
}

/**
 * Checks texts for spelling, Markdown, house words, headings, facts that contradict the code, and active content that
 * loads or runs. All texts must be parsable.
 */
export async function checkProse(sources: ReadonlyMap<string, string>): Promise<Problem[]> {
  const files = [...sources.keys()];
  if (files.length === 0) return [];
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
