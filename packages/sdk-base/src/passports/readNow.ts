import { invalidArgument } from '../checkTypes.ts';

/**
 * Reads the option `now`.
 *
 * @returns milliseconds since 1970; those of the clock where the option is left out
 * @throws {@link SdkError} of type `InvalidArgument` when it is not a valid date
 * @internal
 */
export function readNow(now: Date | undefined): number {
  const time = now === undefined ? Date.now() : now instanceof Date ? now.getTime() : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw invalidArgument('now', 'must be a valid date');
}
