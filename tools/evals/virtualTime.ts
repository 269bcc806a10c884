import { syncBuiltinESMExports } from 'node:module';
import promises from 'node:timers/promises';

const MAX_PAUSES = 1_000;
const real = { setTimeout, clearTimeout, dateNow: Date.now, sleep: promises.setTimeout };

interface Pause {
  time: number;
  run: () => void;
}

/** Counts pending cryptographic operations, which run in another thread and take real time. */
function countCryptography(): { pending: () => number; stop: () => void } {
  const prototype = Object.getPrototypeOf(crypto.subtle) as Record<string, unknown>;
  const originals = new Map<string, (...args: unknown[]) => Promise<unknown>>();
  let pending = 0;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (name === 'constructor' || typeof value !== 'function') continue;
    const original = value as (...args: unknown[]) => Promise<unknown>;
    originals.set(name, original);
    prototype[name] = async function counted(this: unknown, ...args: unknown[]) {
      pending += 1;
      try {
        return await original.apply(this, args);
      } finally {
        pending -= 1;
      }
    };
  }
  return { pending: () => pending, stop: () => void Object.assign(prototype, Object.fromEntries(originals)) };
}

/**
 * Runs a function in virtual time, in which pauses take no real time. A pause ends as soon as no other work is left.
 *
 * @param work - receives a function that returns the virtual time, in milliseconds
 */
export async function inVirtualTime<T>(work: (now: () => number) => Promise<T>): Promise<T> {
  let time = real.dateNow();
  const pauses = new Set<Pause>();
  const cryptography = countCryptography();
  const virtual = (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const pause = { time: time + delay, run: () => callback(...args), ref: () => pause, unref: () => pause };
    pauses.add(pause);
    return pause;
  };
  Object.assign(globalThis, {
    setTimeout: virtual,
    clearTimeout: (pause?: Pause) => pause && pauses.delete(pause),
  });
  Date.now = () => time;
  Object.assign(promises, {
    setTimeout: (delay: number, value: unknown) => new Promise((go) => virtual(() => go(value), delay)),
  });
  syncBuiltinESMExports();
  try {
    let isOver = false;
    const outcome = work(() => time).finally(() => (isOver = true));
    outcome.catch(() => undefined);
    for (let count = 0; !isOver && count < MAX_PAUSES; count++) {
      // Work that needs no pause runs first.
      for (let quiet = 0; quiet < 3 && !isOver; quiet = cryptography.pending() > 0 ? 0 : quiet + 1) {
        await new Promise((go) => real.setTimeout(go, 1));
      }
      const next = [...pauses].toSorted((a, b) => a.time - b.time)[0];
      if (isOver || !next) continue;
      pauses.delete(next);
      time = next.time;
      next.run();
    }
    if (!isOver) throw new Error('It waits forever.');
    return await outcome;
  } finally {
    cryptography.stop();
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
    Date.now = real.dateNow;
    promises.setTimeout = real.sleep;
    syncBuiltinESMExports();
  }
}
