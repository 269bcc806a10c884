import { objectKey, literal, stringLiteral } from './literal.ts';
import { splitAtSecrets, type SampleBody, type SamplePart, type SampleRequest } from './SampleRequest.ts';

/** The method that reads an answer. */
export type Reader = 'json' | 'text' | 'blob';

/** Returns the code for a call with `fetch` from a server. Secrets come from the server's environment. */
export function fetchCall(
  { method, url, headers, body, certificate }: SampleRequest,
  reader: Reader | undefined,
): string {
  const options: string[] = [];
  if (method !== 'GET') options.push(`  method: '${method}',`);
  if (headers.length > 0) {
    const lines = headers.map(([name, value]) => `    ${objectKey(name)}: ${secretText(value)},`);
    options.push('  headers: {', ...lines, '  },');
  }
  if (body) options.push(`  body: ${bodyText(body)},`);
  const call =
    options.length > 0
      ? `fetch(${secretText(url)}, {\n${options.join('\n')}\n})`
      : `fetch(${secretText(url)})`;
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const hasFile = body?.kind === 'file' || parts.some(({ file }) => file !== undefined);
  return [
    ...(hasFile ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...(certificate ? ['// Start Node with an agent that shows your certificate.'] : []),
    ...(body?.kind === 'multipart' ? ['const form = new FormData();', ...parts.map(appendPart)] : []),
    `const response = await ${call};`,
    'if (!response.ok) {',
    '  const problem = await response.json();',
    '  throw new Error(`${problem.code}: ${problem.detail} (${problem.requestId})`);',
    '}',
    ...(reader ? [`const result = await response.${reader}();`] : []),
  ].join('\n');
}

function bodyText(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${literal(body.value, '  ')})`;
    case 'text':
      return stringLiteral(body.text);
    case 'form': {
      const fields = body.fields.map((pair) => `    [${pair.map(stringLiteral).join(', ')}],\n`);
      return `new URLSearchParams([\n${fields.join('')}  ])`;
    }
    case 'multipart':
      return 'form';
    case 'file':
      return `await openAsBlob(${stringLiteral(body.name)})`;
  }
}

function appendPart({ name, file, text = '', type }: SamplePart): string {
  const options = type ? `, { type: ${stringLiteral(type)} }` : '';
  const value =
    file !== undefined
      ? `await openAsBlob(${stringLiteral(file)}${options}), ${stringLiteral(file)}`
      : type
        ? `new Blob([${stringLiteral(text)}]${options})`
        : stringLiteral(text);
  return `form.append(${stringLiteral(name)}, ${value});`;
}

function secretText(text: string): string {
  const parts = splitAtSecrets(text);
  if (parts.length === 1) return stringLiteral(text);
  const [before = '', name = '', after = ''] = parts;
  // The variable has a name and a password, which the header has in Base64.
  if (before === 'Basic ') return `\`Basic \${btoa(process.env.${name} ?? '')}\``;
  if (parts.length === 3 && before === '' && after === '') return `process.env.${name} ?? ''`;
  return `\`${parts.map((part, index) => (index % 2 ? `\${process.env.${part}}` : part.replace(/[`\\]|\$(?=\{)/g, '\\$&'))).join('')}\``;
}
