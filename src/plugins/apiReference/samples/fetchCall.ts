import type { Json } from '../../../../facts/openapi/document.ts';
import type { SampleRequest } from './request.ts';

/** The call with `fetch`, for a server; secrets come from its environment. */
export function fetchCall({ method, url, headers, body }: SampleRequest, hasAnswer: boolean): string {
  const options: string[] = [];
  if (method !== 'GET') options.push(`  method: '${method}',`);
  if (headers.length > 0) {
    const lines = headers.map(([name, value]) => `    ${key(name)}: ${secretText(value)},`);
    options.push('  headers: {', ...lines, '  },');
  }
  if (body !== undefined) {
    options.push(
      `  body: ${typeof body === 'string' ? text(body) : `JSON.stringify(${literal(body, '  ')})`},`,
    );
  }
  const call =
    options.length > 0 ? `fetch(${text(url)}, {\n${options.join('\n')}\n})` : `fetch(${text(url)})`;
  return [
    `const response = await ${call};`,
    'if (!response.ok) {',
    '  const problem = await response.json();',
    '  throw new Error(`${problem.code}: ${problem.detail} (${problem.requestId})`);',
    '}',
    ...(hasAnswer ? ['const result = await response.json();'] : []),
  ].join('\n');
}

const text = (value: string): string => `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

const secretText = (value: string): string => {
  if (!value.includes('$')) return text(value);
  if (value.startsWith('$')) return `process.env.${value.slice(1)} ?? ''`;
  return `\`${value.replace(/\$(\w+)/, '${process.env.$1}')}\``;
};

/** A value as TypeScript writes it. */
function literal(value: Json | undefined, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((entry) => `${inner}${literal(entry, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const lines = Object.entries(value).map(
    ([name, entry]) => `${inner}${key(name)}: ${literal(entry, inner)},\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}
