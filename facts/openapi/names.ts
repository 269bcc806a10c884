import fs from 'node:fs';
import { parse } from 'yaml';

/** What the description of the API names. */
export interface ApiNames {
  /** Operations, schemas, properties, parameters, headers and the values of enumerations. */
  names: Set<string>;
  /** Each operation as `METHOD /path`. */
  operations: Set<string>;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Reads the names out of the description of the API, wherever they stand in it. */
export function readApiNames(file: string): ApiNames {
  const document = parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  const names = new Set<string>();
  const operations = new Set<string>();
  for (const [path, item] of Object.entries(document.paths as Record<string, object>)) {
    for (const method of Object.keys(item)) {
      if (METHODS.has(method)) operations.add(`${method.toUpperCase()} ${path}`);
    }
  }
  const addKeys = (value: unknown) =>
    Object.keys((value as object | null) ?? {}).forEach((key) => names.add(key));
  const read = (value: unknown, parent = ''): void => {
    if (Array.isArray(value)) value.forEach((item) => read(item, parent));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Record<string, unknown>;
    // In these a key is a name that the document gives. Elsewhere it is a word of OpenAPI.
    if (NAMING.has(parent)) addKeys(node);
    for (const key of ['operationId', 'const'] as const)
      if (typeof node[key] === 'string') names.add(node[key]);
    if (typeof node.name === 'string' && typeof node.in === 'string') names.add(node.name);
    if (Array.isArray(node.enum)) for (const one of node.enum) names.add(String(one));
    for (const [key, inner] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples') read(inner, NAMING.has(parent) ? '' : key);
    }
  };
  read(document);
  return { names, operations };
}

const NAMING = new Set([
  'properties',
  'schemas',
  'headers',
  'webhooks',
  'securitySchemes',
  'links',
  'mapping',
]);
