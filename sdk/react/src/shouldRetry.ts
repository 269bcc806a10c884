import { isNacreError } from '@nacre/sdk-base';

/** Calls are retried by the client already; the cache tries once more, and only what may pass by itself. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isNacreError(error) && error.retryable;
}
