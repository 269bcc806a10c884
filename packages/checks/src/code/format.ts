import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { runTool } from './runTool.ts';

/** An error of the formatter, with its exit status. */
class FormatError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/**
 * Returns a file's text as the formatter writes it, or unchanged if the formatter doesn't handle the file.
 *
 * @param root - the folder whose settings apply
 * @throws if the text can't be parsed
 */
export function formatText(file: string, text: string, root = '.'): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = path.resolve('node_modules/.bin/oxfmt');
    const child = spawn(program, [`--stdin-filepath=${file}`], { cwd: root });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (part: string) => (output[name] += part));
    child.on('error', ({ message }) => reject(new Error(`oxfmt: ${message}. Run npm ci.`)));
    child.on('close', (status) =>
      status === 0
        ? resolve(output.stdout)
        : reject(new FormatError(`${file}: ${output.stderr.trim()}`, status)),
    );
    // The process may have exited already.
    child.stdin.on('error', () => undefined).end(text);
  });
}

/** Returns the files that the formatter would change. */
export async function findUnformatted(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const args = ['--list-different', '--no-error-on-unmatched-pattern', ...files];
  const { status, output } = await runTool('oxfmt', args);
  const listed = new Set(output.split('\n'));
  // Files outside of the current folder are listed by absolute path.
  const unformatted = files.filter((file) =>
    [path.relative('', file), path.resolve(file)].some((name) => listed.has(name)),
  );
  // Unreadable settings cause the same exit status as unformatted files.
  if (status === STATUS_UNFORMATTED && unformatted.length === 0)
    throw new Error(`oxfmt failed: ${output.trim()}`);
  return unformatted;
}

/** Exit statuses of oxfmt for unformatted files and for a file that can't be parsed. */
const STATUS_UNFORMATTED = 1;
const STATUS_UNPARSABLE = 2;

/**
 * Returns the formatted text of a file, or undefined if that's the same. Ignores files that the formatter can't parse.
 */
export async function formatFile(file: string): Promise<string | undefined> {
  const text = fs.readFileSync(file, 'utf8');
  const formatted = await formatText(file, text).catch((error: unknown) => {
    if (error instanceof FormatError && error.status === STATUS_UNPARSABLE) return text;
    throw error;
  });
  return formatted === text ? undefined : formatted;
}

/** Reports the first line of each file that differs from the formatter's output. */
export async function checkFormat(files: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of await findUnformatted(files)) {
    const formatted = await formatFile(file);
    if (formatted === undefined) continue;
    const [lines, expected] = [fs.readFileSync(file, 'utf8').split('\n'), formatted.split('\n')];
    const line = lines.findIndex((text, index) => text !== expected[index]) + 1;
    const message = "the file isn't formatted. Run npm run fix";
    problems.push({ file, line: line || lines.length, message });
  }
  return problems;
}
