import { afterAll, vi } from 'vitest';

/** Gives the next file of the same worker the clock, the globals, the variables and the objects as they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
