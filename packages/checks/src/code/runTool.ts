import { spawn } from 'node:child_process';

/** Runs a program of the installed packages, and returns its exit status and its combined output. */
export function runTool(
  program: string,
  args: readonly string[],
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.on('error', ({ message }) => reject(new Error(`${program}: ${message}. Run npm ci.`)));
    child.on('close', (status) => resolve({ status, output }));
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
