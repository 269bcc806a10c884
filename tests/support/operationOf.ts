import type { ApiOperation } from '../../packages/sdk-base/src/transport/Api.ts';
import { routes } from '../../packages/sdk-base/src/transport/routes.ts';

export interface MatchedOperation {
  operation: ApiOperation;
  path: Record<string, string>;
}

/** Returns the operation that a request to the backend calls, with its path parameters. */
export function operationOf(method: string, pathname: string): MatchedOperation | undefined {
  for (const [operation, { route }] of Object.entries(routes)) {
    const [expected = '', template = ''] = route.split(' ');
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const match = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
    if (!match || expected !== method) continue;
    const values = match.slice(1).map(decodeURIComponent);
    const path = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    return { operation: operation as ApiOperation, path };
  }
  return undefined;
}
