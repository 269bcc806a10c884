import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { run } from './run.ts';

/** Why the formatter wrote nothing. */
class FormatError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/**
 * A file's text as the formatter writes it; as it is, if the file is none of its business.
 *
 * @param root - the folder whose settings hold
 * @throws if the text can't be parsed
 */
export function formatText(file: string, text: string, root = '.'): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = path.resolve('node_modules/.bin/oxfmt');
    const child = spawn(program, [`--stdin-filepath=${file}`], { cwd: root });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (part: string) => (said[name] += part));
    child.on('error', ({ message }) => reject(new Error(`oxfmt: ${message}. Run npm ci.`)));
    child.on('close', (status) =>
      status === 0 ? resolve(said.stdout) : reject(new FormatError(`${file}: ${said.stderr.trim()}`, status)),
    );
    // It may have ended before.
    child.stdin.on('error', () => undefined).end(text);
  });
}

/** Those of the files that the formatter writes in another way. */
export async function unformatted(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const args = ['--list-different', '--no-error-on-unmatched-pattern', ...files];
  const { status, output } = await run('oxfmt', args);
  const listed = new Set(output.split('\n'));
  // Files elsewhere are listed by their whole paths.
  const found = files.filter((file) =>
    [path.relative('', file), path.resolve(file)].some((name) => listed.has(name)),
  );
  // Settings that it can't read end it in the same way as files that are written otherwise.
  if (status === DIFFERENT && found.length === 0) throw new Error(`oxfmt failed: ${output.trim()}`);
  return found;
}

/** How oxfmt ends where files are written otherwise, and where one can't be parsed. */
const DIFFERENT = 1;
const UNREADABLE = 2;

/** A file as the formatter writes it, if that's another way than it's written in. Files that it can't parse aren't its business. */
export async function reformatted(file: string): Promise<string | undefined> {
  const text = fs.readFileSync(file, 'utf8');
  const formatted = await formatText(file, text).catch((error: unknown) => {
    if (error instanceof FormatError && error.status === UNREADABLE) return text;
    throw error;
  });
  return formatted === text ? undefined : formatted;
}

/** The first line of each file that isn't as the formatter writes it. */
export async function checkFormat(files: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of await unformatted(files)) {
    const formatted = await reformatted(file);
    if (formatted === undefined) continue;
    const [lines, wanted] = [fs.readFileSync(file, 'utf8').split('\n'), formatted.split('\n')];
    const line = lines.findIndex((text, index) => text !== wanted[index]) + 1;
    const message = 'not written as the formatter writes it. Run npm run fix';
    problems.push({ file, line: line || lines.length, message });
  }
  return problems;
}
