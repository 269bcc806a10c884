import { objectKey, literal, stringLiteral } from './literal.ts';
import type { SampleRequest } from './SampleRequest.ts';

/** Returns the code for a call with `fetch` from a server. Secrets come from the server's environment. */
export function fetchCall({ method, url, headers, body }: SampleRequest, hasAnswer: boolean): string {
  const options: string[] = [];
  if (method !== 'GET') options.push(`  method: '${method}',`);
  if (headers.length > 0) {
    const lines = headers.map(([name, value]) => `    ${objectKey(name)}: ${secretText(value)},`);
    options.push('  headers: {', ...lines, '  },');
  }
  if (body !== undefined) {
    options.push(
      `  body: ${typeof body === 'string' ? stringLiteral(body) : `JSON.stringify(${literal(body, '  ')})`},`,
    );
  }
  const call =
    options.length > 0
      ? `fetch(${stringLiteral(url)}, {\n${options.join('\n')}\n})`
      : `fetch(${stringLiteral(url)})`;
  return [
    `const response = await ${call};`,
    'if (!response.ok) {',
    '  const problem = await response.json();',
    '  throw new Error(`${problem.code}: ${problem.detail} (${problem.requestId})`);',
    '}',
    ...(hasAnswer ? ['const result = await response.json();'] : []),
  ].join('\n');
}

const secretText = (value: string): string => {
  if (!value.includes('$')) return stringLiteral(value);
  if (value.startsWith('$')) return `process.env.${value.slice(1)} ?? ''`;
  return `\`${value.replace(/\$(\w+)/, '${process.env.$1}')}\``;
};
