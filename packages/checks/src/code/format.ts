import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { runTool } from './runTool.ts';

/**
 * Returns a file's text as the formatter writes it, or unchanged if the formatter doesn't handle the file.
 *
 * @param root - the folder whose settings apply
 * @throws if the text can't be parsed
 */
export async function formatText(file: string, text: string, root: string): Promise<string> {
  const options = { input: text, cwd: root };
  const { status, stdout, output } = await runTool('oxfmt', [`--stdin-filepath=${file}`], options);
  if (status !== 0) throw new Error(`${file}: ${output.trim()}`);
  return stdout;
}

const FILES = '--no-error-on-unmatched-pattern';
/** The exit status for unreadable settings, and with a list also for unformatted files. */
const UNUSABLE = 1;

/** Formats files in place. Leaves files as they are that the formatter can't parse. */
export async function formatFiles(files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const { status, output } = await runTool('oxfmt', [FILES, ...files]);
  if (status === UNUSABLE) throw new Error(`oxfmt failed: ${output.trim()}`);
}

/** Reports the files that the formatter would change. Other checks report those that it can't parse. */
export async function checkFormat(files: readonly string[]): Promise<Problem[]> {
  if (files.length === 0) return [];
  const { status, output } = await runTool('oxfmt', ['--list-different', FILES, ...files]);
  const listed = new Set(output.split('\n'));
  // Files outside of the current folder are listed by absolute path.
  const unformatted = files.filter((file) =>
    [path.relative('', file), path.resolve(file)].some((name) => listed.has(name)),
  );
  if (status === UNUSABLE && unformatted.length === 0) throw new Error(`oxfmt failed: ${output.trim()}`);
  return unformatted.map((file) => ({ file, line: 1, message: "the file isn't formatted. Run npm run fix" }));
}
