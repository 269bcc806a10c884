import type { LoyaltyBalance } from '@nacre/sdk-base';

/** Points that the app knows of before the backend does. */
export interface ExpectedPoints {
  readonly id: number;
  readonly points: bigint;
  /** When it stops counting, in milliseconds since 1970, if the backend never hears of it. */
  readonly until: number;
}

/**
 * What is still expected after the backend has answered: what its balance has moved by since the last answer is taken
 * off, oldest first, so that no point is counted twice; and what is past its time is dropped.
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
