import { afterAll, vi } from 'vitest';

/** Gives the next file of the same worker the clock, the globals and the objects as they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
