import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { runTool } from './runTool.ts';

const FILES = '--no-error-on-unmatched-pattern';
/** The exit status for unreadable settings, and with a list also for unformatted files. */
const UNUSABLE = 1;

/**
 * Formats files in place. Leaves files as they are that the formatter can't parse.
 *
 * @param root - the folder whose settings apply
 */
export async function formatFiles(files: readonly string[], root = '.'): Promise<void> {
  if (files.length === 0) return;
  const { status, output } = await runTool('oxfmt', [FILES, ...files], { cwd: root });
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
