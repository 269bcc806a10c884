import { type CallSettings, checkRequestOptions } from '../transport/callSettings.ts';
import { sendWithRetries } from '../transport/sendWithRetries.ts';
import { toWire } from '../transport/toWire.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import { serverRoutes } from './generated/serverRoutes.ts';
import type { ServerApi, ServerRequest } from './ServerApi.ts';
import type { ServerOperation } from './ServerTypes.ts';

type Arguments = Record<string, unknown>;

/** Assigns each argument to the path, or else to the body or the query, as the operation defines it. */
function partsOf(operation: ServerOperation, args: Arguments): ServerRequest {
  const { route, hasBody } = serverRoutes[operation];
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = Object.entries(args).filter(([name]) => names.includes(name));
  const others = Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));
  return {
    ...(names.length > 0 ? { path: Object.fromEntries(inPath) } : {}),
    ...(hasBody ? { body: toWire(others) } : Object.keys(others).length > 0 ? { query: others } : {}),
  };
}

/**
 * Wraps a transport with the common behavior of a server's calls: a time limit over all attempts, cancellation, retries
 * and idempotency keys.
 *
 * @internal
 */
export function createServerCall({
  api,
  secretKey,
  ...settings
}: CallSettings & { api: ServerApi; secretKey: string }) {
  return async function call(
    operation: ServerOperation,
    args: Arguments = {},
    options: RequestOptions = {},
  ): Promise<unknown> {
    const { route, isKeyed } = serverRoutes[operation];
    checkRequestOptions(options);
    const parts = partsOf(operation, args);
    const send = (request: Omit<Parameters<ServerApi['request']>[2], 'secretKey'>) =>
      api.request(operation, parts, { secretKey, ...request });
    const isRepeatable = isKeyed || route.startsWith('GET ');
    return sendWithRetries({ operation, isKeyed, isRepeatable, send }, settings, options);
  };
}
