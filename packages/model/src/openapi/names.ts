import type { Description } from './Description.ts';
import { isObject, requestLine } from './document.ts';
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
  const read = (value: unknown, parent = ''): void => {
    if (Array.isArray(value)) value.forEach((item) => read(item, parent));
    if (!isObject(value)) return;
    // Under these keys, each key is a name from the document. Elsewhere, it's an OpenAPI keyword.
    if (NAMING.has(parent)) for (const key of Object.keys(value)) names.add(key);
    for (const key of ['operationId', 'const'] as const)
      if (typeof value[key] === 'string') names.add(value[key]);
    if (typeof value.name === 'string' && typeof value.in === 'string') names.add(value.name);
    if (Array.isArray(value.enum)) {
      enumerations.push(value.enum.map(String));
      for (const constant of value.enum) names.add(String(constant));
    }
    for (const [key, inner] of Object.entries(value)) {
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
