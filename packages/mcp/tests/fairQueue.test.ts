import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairQueue } from '../src/check/FairQueue.ts';

/** Returns the clients of the next jobs, and finishes each job before taking the next. */
function served(queue: FairQueue<number>): string[] {
  const clients: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) {
    clients.push(next.client);
    queue.done(next.client);
  }
  return clients;
}

test('clients take turns, even if one has more jobs', () => {
  const queue = new FairQueue<number>(10, 5);
  [1, 2, 3, 4].forEach((job) => queue.add('busy', job));
  queue.add('calm', 5);
  queue.add('other', 6);
  expect(served(queue)).toEqual(['busy', 'calm', 'other', 'busy', 'busy', 'busy']);
});

test('a client has one job in progress at a time', () => {
  const queue = new FairQueue<number>(10, 5);
  queue.add('busy', 1);
  queue.add('busy', 2);
  expect(queue.take()).toEqual({ client: 'busy', job: 1 });
  expect(queue.take()).toBeUndefined();
  queue.add('calm', 3);
  expect(queue.take()).toEqual({ client: 'calm', job: 3 });
  queue.done('busy');
  expect(queue.take()).toEqual({ client: 'busy', job: 2 });
});

test('limits the waiting jobs of each client and of all clients', () => {
  const queue = new FairQueue<number>(3, 2);
  expect([1, 2, 3].map((job) => queue.add('busy', job))).toEqual([true, true, false]);
  expect([4, 5].map((job) => queue.add('calm', job))).toEqual([true, false]);
  expect(queue.delete('busy', 1)).toBe(true);
  expect(queue.delete('busy', 1)).toBe(false);
  expect(queue.add('calm', 5)).toBe(true);
  expect(queue.clear()).toEqual([2, 4, 5]);
  expect(served(queue)).toEqual([]);
});

test('any sequence serves or removes each job once, in order for each client', () => {
  const client = fc.constantFrom('a', 'b', 'c');
  const step = fc.oneof(
    client.map((name) => ['add', name] as const),
    fc.constant(['take'] as const),
    fc.nat(30).map((job) => ['delete', job] as const),
    client.map((name) => ['done', name] as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = new FairQueue<number>(6, 3);
      const waiting = new Map<number, string>();
      const working = new Set<string>();
      let last = 0;
      for (const [action, argument] of steps) {
        if (action === 'add') {
          const waitingOfClient = [...waiting.values()].filter((owner) => owner === argument).length;
          last += 1;
          expect(queue.add(argument, last)).toBe(waiting.size < 6 && waitingOfClient < 3);
          if (waiting.size < 6 && waitingOfClient < 3) waiting.set(last, argument);
        } else if (action === 'delete') {
          const owner = waiting.get(argument);
          if (owner !== undefined) expect(queue.delete(owner, argument)).toBe(true);
          waiting.delete(argument);
        } else if (action === 'done') {
          queue.done(argument);
          working.delete(argument);
        } else {
          const next = queue.take();
          const free = [...waiting].filter(([, owner]) => !working.has(owner));
          if (!next) expect(free).toEqual([]);
          else {
            expect(free.find(([, owner]) => owner === next.client)).toEqual([next.job, next.client]);
            waiting.delete(next.job);
            working.add(next.client);
          }
        }
      }
      expect(queue.clear().toSorted()).toEqual([...waiting.keys()].toSorted());
    }),
  );
});
