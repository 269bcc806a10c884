import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type CurlRequest, readCurl } from '../curlCommand.ts';
import { TIME_LIMIT_MS } from '../run/execute.ts';
import type { Answer, LocalApi } from './LocalApi.ts';

const run = promisify(execFile);

/** Has every call of a sample say nothing but its answer, and its status on a line of its own at the end. */
const QUIET = `curl() { command curl --silent --show-error --max-time 20 --write-out '\\n%{http_code}' "$@"; }`;

/** Sends a command as a reader does: a shell reads it, and `curl` makes the request. */
export async function sendByShell(command: string, local: LocalApi): Promise<Answer> {
  const { stdout } = await run('sh', ['-c', `${QUIET}\n${local.localize(command)}`], {
    env: { ...process.env, ...local.variables },
    timeout: TIME_LIMIT_MS,
  });
  const end = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(end + 1)), body: parse(stdout.slice(0, end)) };
}

/** Sends what a command says without the program, which is far quicker for many. */
export async function sendDirectly(command: string, local: LocalApi): Promise<Answer> {
  const { method, url, headers, body } = withVariables(readCurl(local.localize(command)), local);
  if (!url) throw new Error('curl names no address');
  const response = await fetch(url, {
    method,
    headers: [...headers],
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: parse(await response.text()) };
}

function withVariables(request: CurlRequest, { variables }: LocalApi): CurlRequest {
  const filled = (text: string) => text.replace(/\$(\w+)/g, (name, key: string) => variables[key] ?? name);
  const headers = [...request.headers].map(([name, value]) => [name, filled(value)] as const);
  return { ...request, headers: new Map(headers) };
}

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
};

/** Whether this machine has the program. All but the smallest have, as the hosted CI does. */
export const hasCurl = async (): Promise<boolean> =>
  run('curl', ['--version']).then(
    () => true,
    () => false,
  );
