import { runTool } from '../code/runTool.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Reports words that are in neither the American dictionary nor `.config/words.txt`. */
export async function checkSpelling(files: string[]): Promise<Problem[]> {
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
