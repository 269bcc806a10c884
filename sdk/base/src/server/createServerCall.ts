import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import {
  checkIdempotencyKey,
  checkRequestOptions,
  checkTimeout,
  newIdempotencyKey,
} from '../transport/createCall.ts';
import { createLimit } from '../transport/createLimit.ts';
import { retryDelay } from '../transport/retryDelay.ts';
import { toWire } from '../transport/toWire.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import { serverRoutes } from './generated/serverRoutes.ts';
import type { ServerApi, ServerRequest } from './ServerApi.ts';
import type { ServerOperation } from './ServerTypes.ts';

type Arguments = Record<string, unknown>;

/** Puts each argument where the operation has it: into the path, else the body, else the query. */
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
 * Puts around a transport what every call of a server needs: a time limit over all attempts, cancellation, retries
 * and idempotency keys.
 *
 * @internal
 */
export function createServerCall(config: {
  api: ServerApi;
  secretKey: string;
  timeoutMs: number;
  maxRetries: number;
}) {
  const { api, secretKey, maxRetries } = config;
  return async function call(
    operation: ServerOperation,
    args: Arguments = {},
    options: RequestOptions = {},
  ): Promise<unknown> {
    const { route, isKeyed } = serverRoutes[operation];
    checkRequestOptions(options);
    const idempotencyKey = isKeyed
      ? (checkIdempotencyKey(options.idempotencyKey) ?? newIdempotencyKey())
      : undefined;
    const parts = partsOf(operation, args);
    const isRepeatable = isKeyed || route.startsWith('GET ');
    const limit = createLimit(options.signal, checkTimeout(options.timeoutMs) ?? config.timeoutMs);
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          if (limit.signal.aborted) await limit.race(new Promise<never>(() => undefined));
          const { signal } = limit;
          // A transport may also throw before it gives a promise.
          const answer = Promise.resolve().then(() =>
            api.request(operation, parts, { secretKey, idempotencyKey, signal }),
          );
          return await limit.race(answer);
        } catch (caught) {
          // A transport that heeds the signal reports it in its own way; the limit knows which way it ended.
          if (limit.signal.aborted) throw limit.signal.reason;
          const error = isNacreError(caught)
            ? caught
            : new SdkError(SdkErrorType.ApiUnavailable, { cause: caught });
          const delay = isRepeatable ? retryDelay(error, attempt, Math.random()) : undefined;
          if (delay === undefined || attempt >= maxRetries || delay >= limit.remaining()) throw error;
          await limit.sleep(delay);
        }
      }
    } finally {
      limit.end();
    }
  };
}
