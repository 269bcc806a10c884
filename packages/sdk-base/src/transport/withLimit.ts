import type { RequestOptions } from '../types/RequestOptions.ts';
import { checkTimeout } from './callSettings.ts';
import { createLimit, type Limit } from './createLimit.ts';

/**
 * Does work within the time limit of a call, unless its signal has already aborted.
 *
 * @param options - the options of the call
 * @param usualMs - the time limit of a call whose options have none, in milliseconds
 * @param work - the work, which races what can last
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
