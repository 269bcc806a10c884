import type { BaseError } from '../errors/BaseError.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { ClientEvent } from '../types/ClientEvent.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { ApiResponse } from './Api.ts';
import {
  type CallSettings,
  checkIdempotencyKey,
  checkMaxRetries,
  newIdempotencyKey,
} from './callSettings.ts';
import type { Limit } from './createLimit.ts';
import { callListener } from './createListeners.ts';
import { retryDelay } from './retryDelay.ts';
import { withLimit } from './withLimit.ts';

/**
 * An operation with the function that calls it once.
 *
 * @internal
 */
export type Attempts<T> = {
  operation: string;
  isKeyed: boolean;
  /** Whether the operation may be sent twice. */
  isRepeatable: boolean;
  /** Prepares the next attempt. */
  prepare?(limit: Limit): Promise<void>;
  send(request: {
    signal: AbortSignal;
    idempotencyKey: string | undefined;
    onResponse(response: ApiResponse): void;
  }): Promise<T>;
  /** Tries to remove the cause of a failure. Returns whether the attempt can be repeated immediately. */
  recover?(error: BaseError, limit: Limit): Promise<boolean>;
};

/** Wraps other errors, since a custom transport may throw anything. */
const asNacreError = (error: unknown): BaseError =>
  isNacreError(error) ? error : new SdkError(SdkErrorType.ApiUnavailable, { cause: error });

/**
 * Calls an operation with the common behavior of all calls: a time limit over all attempts, cancellation, retries, an
 * idempotency key, and events.
 *
 * @internal
 */
export async function sendWithRetries<T>(
  attempts: Attempts<T>,
  settings: CallSettings,
  options: RequestOptions,
): Promise<T> {
  const { operation, isKeyed, isRepeatable } = attempts;
  const idempotencyKey = isKeyed
    ? (checkIdempotencyKey(options.idempotencyKey) ?? newIdempotencyKey())
    : undefined;
  const maxRetries = checkMaxRetries(options.maxRetries ?? settings.maxRetries);
  let attempt = 1;
  let retries = 0;
  let started: number | undefined;
  const notify = (event: ClientEvent) => {
    for (const listener of [settings.onEvent, options.onEvent]) if (listener) callListener(listener, event);
  };
  const common = () => ({ operation, attempt, durationMs: Math.round(performance.now() - (started ?? 0)) });
  return withLimit(options, settings.timeoutMs, async (limit) => {
    for (; ; attempt++) {
      let response: Partial<ApiResponse> = {};
      started = undefined;
      try {
        await attempts.prepare?.(limit);
        started = performance.now();
        notify({ type: 'request', operation, attempt, idempotencyKey });
        const { signal } = limit;
        const onResponse = (received: ApiResponse) => {
          response = received;
        };
        // A transport may also throw before it returns a promise.
        const sent = Promise.resolve().then(() => attempts.send({ signal, idempotencyKey, onResponse }));
        const answer = await limit.race(sent);
        const { status, requestId } = response;
        notify({ type: 'response', ...common(), status, requestId });
        return answer;
      } catch (caught) {
        // Transports report an aborted signal in different ways, but the limit has the actual reason.
        const { aborted, reason } = limit.signal;
        const error = asNacreError(aborted ? reason : caught);
        let retryInMs: number | undefined;
        try {
          if (!aborted && (await attempts.recover?.(error, limit))) retryInMs = 0;
          else if (!aborted && isRepeatable && retries < maxRetries) {
            retryInMs = retryDelay(error, retries++, Math.random());
            // A delay beyond the time limit would only replace a clear error with a later timeout.
            if (retryInMs !== undefined && retryInMs >= limit.remaining()) retryInMs = undefined;
          }
          if (retryInMs === undefined) throw error;
        } finally {
          if (started !== undefined) notify({ type: 'error', ...common(), error, retryInMs });
        }
        if (retryInMs > 0) await limit.sleep(retryInMs);
      }
    }
  });
}
