import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { WaitOptions } from '../types/WaitOptions.ts';
import { withLimit } from './withLimit.ts';

export const WAIT_MS = 120_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

const TYPES: TypesOf<WaitOptions> = {
  signal: { methods: ['addEventListener', 'removeEventListener'] },
  timeoutMs: 'number',
  pollIntervalMs: 'number',
};

/**
 * Polls a value with growing delays until a condition is met.
 *
 * @param read - reads the value once
 * @param isDone - returns whether the condition is met
 * @internal
 */
export async function waitUntil<T>(
  read: (options: RequestOptions) => Promise<T>,
  isDone: (value: T) => boolean,
  options: WaitOptions = {},
): Promise<T> {
  checkTypes(options, TYPES);
  const { pollIntervalMs = FIRST_PAUSE_MS } = options;
  if (!(pollIntervalMs > 0 && Number.isFinite(pollIntervalMs))) {
    throw invalidArgument('pollIntervalMs', 'must be a number of milliseconds above zero');
  }
  const longest = Math.max(LONGEST_PAUSE_MS, pollIntervalMs);
  return withLimit(options, WAIT_MS, async (limit) => {
    for (let pause = pollIntervalMs; ; pause = Math.min(pause * 1.5, longest)) {
      let wait = pause;
      try {
        const value = await limit.race(read({ signal: limit.signal }));
        if (isDone(value)) return value;
      } catch (error) {
        if (limit.signal.aborted) throw limit.signal.reason;
        if (!isNacreError(error) || !error.retryable) throw error;
        if (error instanceof SdkError) wait = Math.max(pause, error.retryAfterMs ?? 0);
      }
      await limit.sleep(wait);
    }
  });
}
