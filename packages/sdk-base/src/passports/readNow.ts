import { invalidArgument } from '../checkTypes.ts';

/**
 * Reads the option `now`.
 *
 * @returns milliseconds since 1970; the current time when the option is omitted
 * @throws {@link SdkError} of type `InvalidArgument` when it is not a valid date
 * @internal
 */
export function readNow(now: Date | undefined): number {
  const time = now === undefined ? Date.now() : now instanceof Date ? now.getTime() : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw invalidArgument('now', 'must be a valid date');
}
