/**
 * The clock of a sandbox, which moves when you move it.
 *
 * @remarks Whatever takes time in production, such as a transfer's confirmation or a job, takes time on this clock,
 * and progresses when the clock moves. The clock starts at the option `now`, and stands still unless you set the
 * option `speed`.
 *
 * @example Confirm a transfer
 * ```ts
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox({ now: '2026-03-02T09:30:00Z' });
 * sandbox.clock.advance(60_000);
 * console.log(sandbox.clock.now().toISOString()); // "2026-03-02T09:31:00.000Z"
 * ```
 *
 * @category Sandbox
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export interface SandboxClock {
  /**
   * Returns the sandbox's time.
   *
   * @returns the time
   */
  now(): Date;
  /**
   * Moves the clock forward, and runs everything that's due in that time.
   *
   * @param milliseconds - how far to move, in milliseconds, not negative
   * @throws `RangeError` when the number is negative or not finite
   */
  advance(milliseconds: number): void;
}
