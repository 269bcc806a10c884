import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';
import timers from 'node:timers/promises';

const STEP_MS = 1_000;
/** Longer than a right answer waits in all. */
const MAX_STEPS = 2_000;

/**
 * Runs a function in virtual time, in which pauses take no real time.
 *
 * @param work - receives a function that returns the virtual time, in milliseconds
 */
export async function inVirtualTime<T>(work: (now: () => number) => Promise<T>): Promise<T> {
  const sleep = timers.setTimeout;
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  // For modules that have imported them by name.
  syncBuiltinESMExports();
  try {
    let isOver = false;
    const outcome = work(() => Date.now()).finally(() => (isOver = true));
    outcome.catch(() => undefined);
    for (let step = 0; !isOver && step < MAX_STEPS; step++) {
      // Work that needs no pause runs first. Cryptography takes some real time.
      await sleep(2);
      mock.timers.tick(STEP_MS);
    }
    if (!isOver) throw new Error('It waits forever.');
    return await outcome;
  } finally {
    mock.timers.reset();
    syncBuiltinESMExports();
  }
}
