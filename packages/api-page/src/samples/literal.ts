import type { Json } from '../../../model/src/openapi/document.ts';

/** Formats a text as a TypeScript string literal. */
export const stringLiteral = (value: string): string =>
  `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** Formats a name as a key of a TypeScript object literal. */
export const objectKey = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name);

/** Formats a value as a TypeScript literal. */
export function literal(value: Json | undefined, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((entry) => `${inner}${literal(entry, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const lines = Object.entries(value).map(
    ([name, entry]) => `${inner}${objectKey(name)}: ${literal(entry, inner)},\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}
