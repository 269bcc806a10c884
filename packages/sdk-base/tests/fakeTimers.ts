import { createHash } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';

/** Installs fake timers for each test of a file. */
export function fakeTimers(config?: Parameters<typeof vi.useFakeTimers>[0]): void {
  beforeEach(() => {
    vi.useFakeTimers(config);
    // The platform hashes in another thread, which fake timers don't wait for.
    vi.spyOn(crypto.subtle, 'digest').mockImplementation((_, data) => {
      const bytes = createHash('sha256')
        .update(new Uint8Array(data as ArrayBuffer))
        .digest();
      return Promise.resolve(new Uint8Array(bytes).buffer);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Returns a promise's result within a time limit, so that a test of a hang fails instead of hanging. */
export async function inTime<T>(settled: Promise<T>, milliseconds = 400_000): Promise<T | 'hangs'> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([settled, Promise.resolve('hangs' as const)]);
}
