import type { SandboxClock } from './SandboxClock.ts';

/** The clock, with the methods that only the sandbox uses. */
export type Clock = SandboxClock & {
  /** The time in milliseconds since 1970. */
  milliseconds(): number;
  /** The time in the API's format, a number of milliseconds from now. */
  text(inMs?: number): string;
  /** Schedules a task for when the clock has moved by a number of milliseconds. */
  later(inMs: number, task: () => void): void;
  /** Runs due tasks. With a clock that runs by itself, tasks wait until the state is read. */
  catchUp(): void;
};

const timeText = (milliseconds: number): string => new Date(milliseconds).toISOString().replace('.000Z', 'Z');

/**
 * Creates a clock that runs `speed` times as fast as the real one, or at speed 0 moves only when it's advanced. Tasks
 * run in the order of their times, each at its own time, so that a task scheduled by another one can run in the same
 * advance.
 */
export function createClock(start: number, speed: number): Clock {
  const realStart = Date.now();
  let moved = 0;
  /** The time of the running task, if there is one. */
  let frozen: number | undefined;
  let count = 0;
  const tasks: { at: number; order: number; task: () => void }[] = [];

  const current = () => start + moved + Math.round((Date.now() - realStart) * speed);

  const clock: Clock = {
    milliseconds: () => frozen ?? current(),
    now: () => new Date(clock.milliseconds()),
    text: (inMs = 0) => timeText(clock.milliseconds() + inMs),
    advance(milliseconds) {
      if (!(milliseconds >= 0) || !Number.isFinite(milliseconds))
        throw new RangeError('A clock moves forward by a number of milliseconds.');
      moved += milliseconds;
      clock.catchUp();
    },
    later(inMs, task) {
      tasks.push({ at: clock.milliseconds() + inMs, order: count++, task });
      tasks.sort((a, b) => a.at - b.at || a.order - b.order);
    },
    catchUp() {
      if (frozen !== undefined) return;
      const until = current();
      try {
        while (tasks[0] && tasks[0].at <= until) {
          const { at, task } = tasks.shift() as (typeof tasks)[number];
          frozen = at;
          task();
        }
      } finally {
        frozen = undefined;
      }
    },
  };
  return clock;
}
