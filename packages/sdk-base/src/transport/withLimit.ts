import type { RequestOptions } from '../types/RequestOptions.ts';
import { checkTimeout } from './callSettings.ts';
import { createLimit, type Limit } from './createLimit.ts';

/**
 * Runs work within a call's time limit, unless the call's signal has already aborted.
 *
 * @param options - the options of the call
 * @param usualMs - the default time limit in milliseconds
 * @param work - the work, which uses `race` for long operations
 * @internal
 */
export async function withLimit<T>(
  options: Pick<RequestOptions, 'signal' | 'timeoutMs'>,
  usualMs: number,
  work: (limit: Limit) => Promise<T>,
): Promise<T> {
  const limit = createLimit(
    options.signal,
    options.timeoutMs === undefined ? usualMs : checkTimeout(options.timeoutMs),
  );
  try {
    if (limit.signal.aborted) throw limit.signal.reason;
    return await work(limit);
  } finally {
    limit.end();
  }
}
