import { byLocation, type Problem } from '../../../model/src/problem.ts';
import { checkFacts } from '../facts/checkFacts.ts';
import { checkActiveContent } from './activeContent/index.ts';
import { checkHeadingCase } from './headingCase.ts';
import { checkHouseWords } from './houseWords.ts';
import { checkInnerColons } from './innerColons.ts';
import { checkMarkdown } from './markdown.ts';
import { runTool } from '../code/runTool.ts';

/** Reports words that are in neither the American dictionary nor `.config/words.txt`. */
async function checkSpelling(files: string[]): Promise<Problem[]> {
  const template = '$filename\t$row\t$text\t$suggestions';
  const options = ['lint', '--config', '.config/cspell.json', '--file-list', 'stdin', '--dot', '--no-color'];
  const output = ['--no-progress', '--no-summary', '--show-suggestions', '--issue-template', template];
  const result = await runTool('cspell', [...options, ...output], { input: files.join('\n') });
  const lines = result.output.split('\n').filter((line) => line.trim() !== '');
  // Status 1 means findings, which are in the output.
  if (result.status !== 0 && (result.status !== 1 || lines.length === 0))
    throw new Error(`The spelling checker failed with status ${result.status}: ${lines.join('\n')}`);
  return lines.map((text) => {
    const [file, line, word, suggestions = ''] = text.split('\t');
    if (!file || !line || !word) throw new Error(`The spelling checker failed: ${text}`);
    const near = suggestions.trim().replace(/\*/g, '');
    const perhaps = near ? ` (perhaps ${near})` : '';
    const message = `"${word}" is not in the dictionary${perhaps}. If it is right, add it to .config/words.txt`;
    return { file, line: Number(line), message };
  });
}

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
