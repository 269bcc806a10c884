// @vitest-environment happy-dom
import type * as Load from '../../src/components/Loading/load.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const leave = (type: 'beforeunload' | 'pagehide') => window.dispatchEvent(new Event(type));

/** A load that fails a number of times, and what is called each time. */
const failing = (times: number, act?: () => unknown) =>
  vi.fn(async () => {
    act?.();
    if (start.mock.calls.length <= times) throw new Error(`failure ${start.mock.calls.length}`);
    return 'loaded';
  });

let start: ReturnType<typeof failing>;
let load: (typeof Load)['load'];

beforeEach(async () => {
  vi.resetModules();
  ({ load } = await import('../../src/components/Loading/load.ts'));
});

it('starts a load that succeeds once', async () => {
  start = failing(0);
  expect(await load(start)).toBe('loaded');
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts a load that fails once more, and tells of the second failure', async () => {
  start = failing(1);
  expect(await load(start)).toBe('loaded');
  start = failing(9);
  await expect(load(start)).rejects.toThrow('failure 2');
  expect(start).toHaveBeenCalledTimes(2);
});

it.each(['beforeunload', 'pagehide'] as const)(
  'starts a load once more for each departure: %s',
  async (type) => {
    start = failing(2, () => start.mock.calls.length === 2 && leave(type));
    expect(await load(start)).toBe('loaded');
    expect(start).toHaveBeenCalledTimes(3);
  },
);

it('ends, however often the load fails after departures', async () => {
  leave('beforeunload');
  leave('beforeunload');
  start = failing(99);
  await expect(load(start)).rejects.toThrow('failure 4');
});
