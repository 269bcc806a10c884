import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerMessage, RunRequest } from '../src/browser/messages.ts';
import { Session } from '../src/browser/runner/Session.ts';

/** A worker that answers when the test tells it to. */
class HeldWorker {
  static made: HeldWorker[] = [];
  onmessage: (event: { data: WorkerMessage }) => void = () => undefined;
  onerror: (event: ErrorEvent) => void = () => undefined;
  readonly asked: RunRequest[] = [];
  hasEnded = false;

  constructor() {
    HeldWorker.made.push(this);
  }

  postMessage(request: RunRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.hasEnded = true;
  }

  end(block: number): void {
    this.onmessage({ data: { kind: 'ended', block, expected: null, codes: [] } });
  }
}

beforeEach(() => {
  HeldWorker.made = [];
  vi.stubGlobal('Worker', HeldWorker);
});
afterEach(() => vi.unstubAllGlobals());

const ignore = () => undefined;
/** Waits until a session has made a number of workers and requests, and returns the newest worker. */
const asked = (workers: number, requests: number): Promise<HeldWorker> =>
  vi.waitFor(() => {
    const worker = HeldWorker.made.at(-1);
    expect([HeldWorker.made.length, worker?.asked.length]).toEqual([workers, requests]);
    return worker as HeldWorker;
  });

it('drops pending runs when it ends, and starts anew with the next run', async () => {
  const session = new Session('docs/page-0', '1');
  const running = session.run([{}], ignore);
  const waiting = session.run([{}, {}], ignore);
  const first = await asked(1, 1);
  session.end();
  expect(await Promise.all([running, waiting])).toEqual([{ kind: 'stopped' }, { kind: 'stopped' }]);
  expect([HeldWorker.made.length, first.hasEnded]).toEqual([1, true]);

  const anew = session.run([{}], ignore);
  (await asked(2, 1)).end(0);
  expect((await anew).kind).toBe('ended');
});

it('keeps pending runs when the program before them fails', async () => {
  const session = new Session('docs/page-0', '1');
  const running = session.run([{}], ignore);
  const waiting = session.run([{}], ignore);
  (await asked(1, 1)).onerror({ message: 'gone', preventDefault: ignore } as unknown as ErrorEvent);
  await expect(running).rejects.toThrow('gone');
  (await asked(2, 1)).end(0);
  expect((await waiting).kind).toBe('ended');
});

it('continues in the same worker with the next block', async () => {
  const session = new Session('docs/page-0', '1');
  const one = session.run([{}], ignore);
  (await asked(1, 1)).end(0);
  await one;
  expect(session.blocksBefore([{}, {}])).toBe(0);
  const two = session.run([{}, {}], ignore);
  (await asked(1, 2)).end(1);
  await two;
});
