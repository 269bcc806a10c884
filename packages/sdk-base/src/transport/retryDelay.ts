import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;

/** The temporary statuses: the server didn't process the request, but may process another attempt. */
export const TRANSIENT_STATUSES: readonly unknown[] = [502, 503, 504];

/**
 * Returns the delay in milliseconds before the next attempt, or `undefined` if another attempt wouldn't help.
 *
 * `attempt` counts from 0, and `random` is in [0, 1). Half of the delay is random, so that clients that failed at the
 * same time don't retry at the same time.
 *
 * @internal
 */
export function retryDelay(error: unknown, attempt: number, random: number): number | undefined {
  if (!(error instanceof SdkError)) return undefined;
  const backoff = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
  // The server's own delay is a minimum, since an earlier attempt would be refused again.
  const delay = (error.retryAfterMs ?? backoff / 2) + (backoff / 2) * random;
  if (error.type === SdkErrorType.RateLimited) return delay;
  if (error.type !== SdkErrorType.ApiUnavailable) return undefined;
  const status = error.details?.status;
  if (status !== undefined && !TRANSIENT_STATUSES.includes(status)) return undefined;
  return delay;
}

/**
 * Parses a `Retry-After` header, which contains seconds or an HTTP date. Returns milliseconds from `now`, or
 * `undefined` if there is no valid time.
 *
 * @internal
 */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // Accepts only the formats of RFC 9110, which all start with a weekday. Date.parse accepts many other texts.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
