import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type CurlRequest, readCurl } from '../curlCommand.ts';
import { TIME_LIMIT_MS } from '../run/execute.ts';
import type { ApiResponse, LocalApi } from './LocalApi.ts';

const run = promisify(execFile);

/** Makes every call of a sample print only the response, and the status on a separate line at the end. */
const QUIET = `curl() { command curl --silent --show-error --max-time 20 --write-out '\\n%{http_code}' "$@"; }`;

/** Sends a command as a reader does, with a shell that runs `curl`. */
export async function sendByShell(command: string, local: LocalApi): Promise<ApiResponse> {
  const { stdout } = await run('sh', ['-c', `${QUIET}\n${local.localize(command)}`], {
    env: { ...process.env, ...local.variables },
    timeout: TIME_LIMIT_MS,
  });
  const end = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(end + 1)), body: parse(stdout.slice(0, end)) };
}

/** Sends the request of a command without running `curl`, which is far quicker for many commands. */
export async function sendDirectly(command: string, local: LocalApi): Promise<ApiResponse> {
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

/** Whether this machine has `curl`. All but minimal systems have it, including the hosted CI. */
export const hasCurl = async (): Promise<boolean> =>
  run('curl', ['--version']).then(
    () => true,
    () => false,
  );
