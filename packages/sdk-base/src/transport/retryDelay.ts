import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;

/** The statuses that say "not now": the server did not do, and will do, what was asked. */
const TRANSIENT_STATUSES: readonly unknown[] = [502, 503, 504];

/**
 * Says how long to wait before the attempt after a failed one, in milliseconds; `undefined` where another
 * attempt would not help.
 *
 * `attempt` counts from 0; `random` is in [0, 1). Half of the delay is random, so that clients that failed
 * together do not come back together.
 *
 * @internal
 */
export function retryDelay(error: unknown, attempt: number, random: number): number | undefined {
  if (!(error instanceof SdkError)) return undefined;
  const backoff = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
  // The server's own time is a lower bound: to come earlier is to be refused again.
  const delay = (error.retryAfterMs ?? backoff / 2) + (backoff / 2) * random;
  if (error.type === SdkErrorType.RateLimited) return delay;
  if (error.type !== SdkErrorType.ApiUnavailable) return undefined;
  const status = error.details?.status;
  if (status !== undefined && !TRANSIENT_STATUSES.includes(status)) return undefined;
  return delay;
}

/**
 * Reads a `Retry-After` header: seconds or an HTTP date. Gives milliseconds from `now`, or `undefined` if
 * there is no time to be read.
 *
 * @internal
 */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // Only the forms of RFC 9110, which all begin with a weekday: Date.parse reads much else as a date.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
