import type { LoyaltyBalance } from '@nacre/sdk-base';

/** Points that the app knows of before the backend. */
export interface ExpectedPoints {
  readonly id: number;
  readonly points: bigint;
  /** The time at which they stop counting if the backend never learns of them, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Returns the points that are still expected after a response of the backend. Subtracts the change of the balance since
 * the last response, oldest first, so that no point is counted twice, and drops expired points.
 */
export function reconcileExpected(
  expected: readonly ExpectedPoints[],
  before: LoyaltyBalance | undefined,
  after: LoyaltyBalance,
  now: number,
): ExpectedPoints[] {
  let moved = before ? after.optimistic - before.optimistic : 0n;
  return expected.filter(({ points, until }) => {
    if (until <= now) return false;
    const arrived = points > 0n ? moved >= points : moved <= points && points !== 0n;
    if (arrived) moved -= points;
    return !arrived;
  });
}
