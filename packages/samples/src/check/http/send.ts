import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TIME_LIMIT_MS } from '../run/execute.ts';
import type { ApiResponse, LocalApi } from './LocalApi.ts';

const run = promisify(execFile);

/** Makes every call of a sample print only the response, and the status on a separate line at the end. */
const QUIET = `curl() { command curl --silent --show-error --max-time 20 --write-out '\\n%{http_code}' "$@"; }`;

/** Sends a command as a reader does, with a shell that runs `curl`. */
export async function send(command: string, local: LocalApi): Promise<ApiResponse> {
  const { stdout } = await run('sh', ['-c', `${QUIET}\n${local.localize(command)}`], {
    env: { ...process.env, ...local.variables },
    timeout: TIME_LIMIT_MS,
  });
  const end = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(end + 1)), body: parse(stdout.slice(0, end)) };
}

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
};
