import { spawn } from 'node:child_process';
import path from 'node:path';

interface ToolResult {
  status: number | null;
  stdout: string;
  /** Both streams, in the order of their parts. */
  output: string;
}

/**
 * Runs a program of the installed packages.
 *
 * @param input - what the program reads from its standard input
 */
export function runTool(
  program: string,
  args: readonly string[],
  { input, ...options }: { input?: string; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules/.bin', program), args, options);
    let [stdout, output] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      stdout += part;
      output += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
    // The program may exit before it reads its input.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', ({ message }) => reject(new Error(`${program}: ${message}. Run npm ci.`)));
    child.on('close', (status) => resolve({ status, stdout, output }));
  });
}

/**
 * Parses the JSON that a program prints.
 *
 * @param first - the first character of the JSON. Earlier lines are messages of the program or of npm
 */
export function parseToolJson<T>(program: string, first: '[' | '{', output: string): T {
  const start = output.split('\n').findIndex((line) => line.startsWith(first));
  if (start < 0) throw new Error(`${program} failed: ${output.trim()}`);
  return JSON.parse(output.split('\n').slice(start).join('\n')) as T;
}
