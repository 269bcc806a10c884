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
import { tell } from './createListeners.ts';
import { retryDelay } from './retryDelay.ts';
import { withLimit } from './withLimit.ts';

/**
 * One operation, and how to call it once.
 *
 * @internal
 */
export type Attempts<T> = {
  operation: string;
  isKeyed: boolean;
  /** Whether it may be sent twice. */
  isRepeatable: boolean;
  /** Gets what the next attempt needs. */
  prepare?(limit: Limit): Promise<void>;
  send(request: {
    signal: AbortSignal;
    idempotencyKey: string | undefined;
    onResponse(response: ApiResponse): void;
  }): Promise<T>;
  /** Says whether the failed attempt can be made again at once, after it has removed the cause. */
  recover?(error: BaseError, limit: Limit): Promise<boolean>;
};

/** A custom transport may throw anything. */
const asNacreError = (error: unknown): BaseError =>
  isNacreError(error) ? error : new SdkError(SdkErrorType.ApiUnavailable, { cause: error });

/**
 * Calls an operation with what every call needs: a time limit over all attempts, cancellation, retries, an idempotency
 * key, and events.
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
    for (const listener of [settings.onEvent, options.onEvent]) if (listener) tell(listener, event);
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
        // A transport may also throw before it gives a promise.
        const sent = Promise.resolve().then(() => attempts.send({ signal, idempotencyKey, onResponse }));
        const answer = await limit.race(sent);
        const { status, requestId } = response;
        notify({ type: 'response', ...common(), status, requestId });
        return answer;
      } catch (caught) {
        // A transport that heeds the signal reports it in its own way; the limit knows which way it ended.
        const { aborted, reason } = limit.signal;
        const error = asNacreError(aborted ? reason : caught);
        let retryInMs: number | undefined;
        try {
          if (!aborted && (await attempts.recover?.(error, limit))) retryInMs = 0;
          else if (!aborted && isRepeatable && retries < maxRetries) {
            retryInMs = retryDelay(error, retries++, Math.random());
            // A wait past the time limit would only turn a plain error into a time-out, later.
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
