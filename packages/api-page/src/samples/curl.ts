import type { SampleRequest } from './SampleRequest.ts';

/** Returns the call as a curl command. Names after `$` are shell variables. */
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

/** Quotes a text for the shell. Inside single quotes only the quote itself needs escaping. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
