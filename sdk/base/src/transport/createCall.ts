import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import type { BaseError } from '../errors/BaseError.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { JwtErrorType } from '../errors/JwtErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { Api, ApiArguments, ApiOperation, ApiResult } from './Api.ts';
import { createLimit } from './createLimit.ts';
import { retryDelay } from './retryDelay.ts';
import { routes } from './routes.ts';
import { refuseSecretKeys } from './secretKeys.ts';

/**
 * Where a call gets the user's access token.
 *
 * @internal
 */
export type AccessTokens = {
  /** Whether there is a session, or one to restore. */
  readonly signedIn: boolean;
  /** Gives a token that should be accepted. */
  get(): Promise<string>;
  /** Gives a token after the backend refused one, and renews the session where that is not done yet. */
  renew(refused: string): Promise<string>;
};

/**
 * Calls an operation of the API with all that the SDK adds around a transport.
 *
 * @internal
 */
export type Call = <O extends ApiOperation>(
  operation: O,
  args: ApiArguments<O>,
  options?: RequestOptions & { accessToken?: string },
) => Promise<ApiResult<O>>;

/**
 * Makes a random idempotency key. `randomUUID` exists in secure contexts only; the random numbers everywhere.
 *
 * @internal
 */
export function newIdempotencyKey(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.randomUUID) return crypto.randomUUID();
  if (!crypto?.getRandomValues) throw new CryptoError(CryptoErrorType.EntropyUnavailable);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a refusal may be that of a token which ended: one renewal is worth trying. */
function isTokenRefused(error: unknown): boolean {
  return isNacreError(error, SdkErrorType.NotAuthenticated) || isNacreError(error, JwtErrorType.Expired);
}

/** Whether an operation may be sent twice. */
function isRepeatable(operation: ApiOperation): boolean {
  const { route, keyed } = routes[operation];
  // An estimation is a POST for its body's sake: it changes nothing.
  return keyed || route.startsWith('GET ') || operation === 'estimateFees';
}

/**
 * Puts around a transport what every call needs: a time limit over all attempts, cancellation, retries,
 * idempotency keys, and the user's token with its renewal. It does so around a custom transport too, so that tests
 * on the sandbox meet the behavior of production.
 *
 * @internal
 */
export function createCall(
  api: Api,
  config: { timeoutMs: number; maxRetries: number },
  tokens: () => AccessTokens,
): Call {
  return async function call(operation, args, options = {}) {
    const { forUser, keyed } = routes[operation];
    checkRequestOptions(options);
    refuseSecretKeys([args, options.idempotencyKey], 'call');
    const idempotencyKey = keyed
      ? (checkIdempotencyKey(options.idempotencyKey) ?? newIdempotencyKey())
      : undefined;
    const limit = createLimit(options.signal, checkTimeout(options.timeoutMs) ?? config.timeoutMs);
    let accessToken = options.accessToken;
    let attempt = 0;
    let renewed = options.accessToken !== undefined;
    try {
      for (;;) {
        try {
          if (limit.signal.aborted) await limit.race(new Promise<never>(() => undefined));
          if (accessToken === undefined && (forUser === true || (forUser && tokens().signedIn)))
            accessToken = await limit.race(tokens().get());
          // A transport may also throw before it gives a promise.
          const answer = Promise.resolve().then(() =>
            api.request(operation, args, { signal: limit.signal, idempotencyKey, accessToken }),
          );
          return await limit.race(answer);
        } catch (caught) {
          // A transport that heeds the signal reports it in its own way; the limit knows which way it ended.
          if (limit.signal.aborted) throw limit.signal.reason;
          const error = asNacreError(caught);
          if (accessToken !== undefined && !renewed && isTokenRefused(error)) {
            renewed = true;
            accessToken = await limit.race(tokens().renew(accessToken));
            continue;
          }
          const delay = isRepeatable(operation) ? retryDelay(error, attempt, Math.random()) : undefined;
          // A wait past the time limit would only turn a plain error into a time-out, later.
          if (delay === undefined || attempt >= config.maxRetries || delay >= limit.remaining()) throw error;
          attempt++;
          await limit.sleep(delay);
        }
      }
    } finally {
      limit.end();
    }
  };
}

/** A custom transport may throw anything. */
function asNacreError(error: unknown): BaseError {
  if (isNacreError(error)) return error;
  return new SdkError(SdkErrorType.ApiUnavailable, { cause: error });
}

/**
 * Refuses an idempotency key that no header can carry as it is: without it, a repeat would do everything once more.
 *
 * @internal
 */
export function checkIdempotencyKey(key: string | undefined): string | undefined {
  if (key === undefined) return key;
  // A header loses spaces at its ends.
  if (typeof key === 'string' && /^[ -~]{1,255}$/.test(key) && key.trim() === key) return key;
  throw invalidArgument('idempotencyKey', 'must have 1 to 255 ASCII characters, without spaces at the ends');
}

/** @internal */
export const REQUEST_TYPES: TypesOf<RequestOptions> = {
  signal: { methods: ['addEventListener', 'removeEventListener'] },
  timeoutMs: 'number',
  idempotencyKey: 'string',
};

/**
 * Refuses options of a call that have the wrong type.
 *
 * @internal
 */
export const checkRequestOptions = (options: RequestOptions | undefined): void =>
  checkTypes(options, REQUEST_TYPES);

/** Refuses a time limit that timers cannot keep. */
export function checkTimeout(timeoutMs: number | undefined): number | undefined {
  if (timeoutMs === undefined || (timeoutMs > 0 && timeoutMs <= 0x7fffffff)) return timeoutMs;
  throw invalidArgument('timeoutMs', 'must be a number of milliseconds above zero');
}
