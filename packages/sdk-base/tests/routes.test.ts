import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ApiOperation } from '../src/transport/Api.ts';
import { routes } from '../src/transport/routes.ts';

type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string }[];
};
const description = parse(
  readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

/** Whether an operation accepts credentials, but doesn't require them. */
const isOptional = ({ security = [] }: Operation) =>
  security.some((entry) => Object.keys(entry).length === 0);

/** All operations of the description that don't require a secret key. */
const described = new Map<string, { route: string; forUser: boolean | 'if signed in'; keyed: boolean }>();
for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (!['get', 'post', 'patch', 'put', 'delete'].includes(method)) continue;
    const schemes = (operation.security ?? []).flatMap((entry) => Object.keys(entry));
    if (schemes.length > 0 && schemes.every((scheme) => scheme === 'secretKey')) continue;
    described.set(operation.operationId, {
      route: `${method.toUpperCase()} ${path}`,
      forUser: schemes.includes('accessToken') && (isOptional(operation) ? 'if signed in' : true),
      keyed: (operation.parameters ?? []).some(
        ({ $ref }) => $ref === '#/components/parameters/IdempotencyKey',
      ),
    });
  }
}

describe('the operations that the SDK calls', () => {
  it.each(Object.keys(routes) as ApiOperation[])('%s is called as in the API’s description', (operation) => {
    expect(routes[operation]).toEqual(described.get(operation));
  });

  it('are all operations for pages, except for the key set, which servers read', () => {
    described.delete('getJwks');
    expect(Object.keys(routes).sort()).toEqual([...described.keys()].sort());
  });
});
