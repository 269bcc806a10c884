/**
 * Is the clock of a sandbox, which moves when you say so.
 *
 * @remarks What takes time in production, such as a transfer's confirmation or a job, takes time on this clock:
 * it goes on when the clock moves. The clock starts at the option `now`, and stands still unless the option
 * `speed` lets it run.
 *
 * @example Let a transfer be confirmed
 * ```ts
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox({ now: '2026-03-02T09:30:00Z' });
 * sandbox.clock.advance(60_000);
 * console.log(sandbox.clock.now().toISOString()); // "2026-03-02T09:31:00.000Z"
 * ```
 *
 * @category Client
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export interface SandboxClock {
  /**
   * Gives the time of the sandbox.
   *
   * @returns the time
   */
  now(): Date;
  /**
   * Moves the clock forward, and does what falls into that time.
   *
   * @param milliseconds - how far to move, in milliseconds, not negative
   * @throws `RangeError` when the number is negative or not finite
   */
  advance(milliseconds: number): void;
}
