import type { SampleRequest } from './SampleRequest.ts';

/** The call as a command; names after `$` are variables of the shell. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const parts = [`curl '${url}'`];
  if (method !== 'GET' && !(method === 'POST' && body !== undefined)) parts.push(`--request ${method}`);
  for (const [name, value] of headers) {
    const text = `${name}: ${value}`;
    parts.push(`--header ${value.includes('$') ? `"${text}"` : quoted(text)}`);
  }
  if (body !== undefined)
    parts.push(`--data ${quoted(typeof body === 'string' ? body : JSON.stringify(body, null, 2))}`);
  return parts.join(' \\\n  ');
}

/** In single quotes the shell reads nothing but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
