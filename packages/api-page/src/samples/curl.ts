import { splitAtSecrets, type SampleBody, type SamplePart, type SampleRequest } from './SampleRequest.ts';

/** Returns the call as a curl command. Names after `$` are shell variables. */
export function curl({ method, url, headers, body, certificate }: SampleRequest): string {
  const parts = [`curl ${withSecrets(url)}`];
  if (method === 'HEAD') parts.push('--head');
  else if (method !== (body === undefined ? 'GET' : 'POST')) parts.push(`--request ${method}`);
  if (certificate) parts.push('--cert client.pem');
  for (const [name, value] of headers) {
    const [scheme, credentials] = value.split(' ');
    // curl encodes a name and a password by itself.
    if (name === 'Authorization' && scheme === 'Basic')
      parts.push(`--user ${withSecrets(credentials ?? '')}`);
    else parts.push(`--header ${withSecrets(`${name}: ${value}`)}`);
  }
  if (body) parts.push(...bodyOptions(body));
  return parts.join(' \\\n  ');
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`--data ${quoted(JSON.stringify(body.value, null, 2))}`];
    case 'text':
      return [`--data-raw ${quoted(body.text)}`];
    case 'form':
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quoted(`${encodeURIComponent(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.parts.map(formOption);
    case 'file':
      return [`--data-binary ${quoted(`@${body.name}`)}`];
  }
}

function formOption({ name, file, text = '', type }: SamplePart): string {
  const suffix = type ? `;type=${type}` : '';
  if (file !== undefined) return `--form ${quoted(`${name}=@${file}${suffix}`)}`;
  // `--form` would read a file for a text that starts with @ or <, and an option after a semicolon.
  if (!suffix) return `${/^[@<"]|;/.test(text) ? '--form-string' : '--form'} ${quoted(`${name}=${text}`)}`;
  return `--form ${quoted(`${name}="${text.replace(/["\\]/g, '\\$&')}"${suffix}`)}`;
}

/** Quotes a text for the shell. Inside single quotes only the quote itself needs escaping. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Quotes a text with double quotes, in which the shell reads variables, if it has any. */
function withSecrets(text: string): string {
  const parts = splitAtSecrets(text);
  if (parts.length === 1) return quoted(text);
  return `"${parts.map((part, index) => (index % 2 ? `$${part}` : part.replace(/["\\`$]/g, '\\$&'))).join('')}"`;
}
