import { createHash } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every test of a file a clock of its own, which moves when the test says so. */
export function fakeTimers(config?: Parameters<typeof vi.useFakeTimers>[0]): void {
  beforeEach(() => {
    vi.useFakeTimers(config);
    // The platform hashes in another thread, which a clock that the test moves doesn't wait for.
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

/** What a promise comes to within a time, so that a test of a hang fails instead of hanging. */
export async function inTime<T>(settled: Promise<T>, milliseconds = 400_000): Promise<T | 'hangs'> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([settled, Promise.resolve('hangs' as const)]);
}
