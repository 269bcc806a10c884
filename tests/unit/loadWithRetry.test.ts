// @vitest-environment happy-dom
import type * as Load from '../../src/components/Loading/loadWithRetry.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const leave = (type: 'beforeunload' | 'pagehide') => window.dispatchEvent(new Event(type));

/** A loader that fails the given number of times, and calls `act` each time. */
const failing = (times: number, act?: () => unknown) =>
  vi.fn(async () => {
    act?.();
    if (start.mock.calls.length <= times) throw new Error(`failure ${start.mock.calls.length}`);
    return 'loaded';
  });

let start: ReturnType<typeof failing>;
let load: (typeof Load)['loadWithRetry'];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ loadWithRetry: load } = await import('../../src/components/Loading/loadWithRetry.ts'));
});

afterEach(() => vi.useRealTimers());

it('starts a successful load once', async () => {
  start = failing(0);
  expect(await load(start)).toBe('loaded');
  expect(start).toHaveBeenCalledTimes(1);
});

it('retries a failed load once, and reports the second failure', async () => {
  start = failing(1);
  expect(await load(start)).toBe('loaded');
  start = failing(9);
  await expect(load(start)).rejects.toThrow('failure 2');
  expect(start).toHaveBeenCalledTimes(2);
});

it.each(['beforeunload', 'pagehide'] as const)(
  'retries each second while the page is being left: %s',
  async (type) => {
    start = failing(9);
    leave(type);
    const loaded = load(start);
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await loaded).toBe('loaded');
    expect(start).toHaveBeenCalledTimes(10);
  },
);

it('reports the failure if the page has stayed', async () => {
  start = failing(99);
  leave('beforeunload');
  const failed = expect(load(start)).rejects.toThrow('failure 33');
  await vi.advanceTimersByTimeAsync(31_000);
  await failed;
});
