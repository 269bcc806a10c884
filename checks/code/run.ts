import { spawn } from 'node:child_process';

/** What a program of the installed packages says, and how it ended. */
export function run(
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

/** What an ESLint-like tool writes as JSON: a list of files, each with its messages. */
export function readJson<T>(program: string, output: string): T {
  const start = output.indexOf('[{');
  if (start < 0 && output.trim() !== '[]') throw new Error(`${program} failed: ${output.trim()}`);
  return JSON.parse(start < 0 ? '[]' : output.slice(start)) as T;
}
