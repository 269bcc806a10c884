import type { Description } from './Description.ts';
import { requestLine } from './document.ts';
import { allOperations } from './operations.ts';

/** Names declared in the API's description. */
export interface ApiNames {
  /** Operations, schemas, properties, parameters, headers and the values of enumerations. */
  names: Set<string>;
  /** Each operation as `METHOD /path`. */
  operations: Set<string>;
  /** The values of each enumeration. */
  enumerations: string[][];
}

export function namesOf(description: Description): ApiNames {
  const names = new Set<string>();
  const enumerations: string[][] = [];
  const calls = allOperations(description).filter(({ isWebhook }) => !isWebhook);
  const addKeys = (value: unknown) =>
    Object.keys((value as object | null) ?? {}).forEach((key) => names.add(key));
  const read = (value: unknown, parent = ''): void => {
    if (Array.isArray(value)) value.forEach((item) => read(item, parent));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Record<string, unknown>;
    // Under these keys, each key is a name from the document. Elsewhere, it's an OpenAPI keyword.
    if (NAMING.has(parent)) addKeys(node);
    for (const key of ['operationId', 'const'] as const)
      if (typeof node[key] === 'string') names.add(node[key]);
    if (typeof node.name === 'string' && typeof node.in === 'string') names.add(node.name);
    if (Array.isArray(node.enum)) {
      enumerations.push(node.enum.map(String));
      for (const constant of node.enum) names.add(String(constant));
    }
    for (const [key, inner] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples') read(inner, NAMING.has(parent) ? '' : key);
    }
  };
  read(description.document);
  return { names, operations: new Set(calls.map(requestLine)), enumerations };
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
