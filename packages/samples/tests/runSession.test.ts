import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerMessage, RunRequest } from '../src/browser/messages.ts';
import { Session } from '../src/browser/runner/Session.ts';

/** A worker that posts its messages when the test calls `end`. */
class HeldWorker {
  static instances: HeldWorker[] = [];
  onmessage: (event: { data: WorkerMessage }) => void = () => undefined;
  onerror: (event: ErrorEvent) => void = () => undefined;
  readonly requests: RunRequest[] = [];
  hasEnded = false;

  constructor() {
    HeldWorker.instances.push(this);
  }

  postMessage(request: RunRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.hasEnded = true;
  }

  end(block: number): void {
    this.onmessage({ data: { kind: 'ended', block, expected: null, codes: [] } });
  }
}

beforeEach(() => {
  HeldWorker.instances = [];
  vi.stubGlobal('Worker', HeldWorker);
});
afterEach(() => vi.unstubAllGlobals());

const ignore = () => undefined;
/** Waits until a session has created a number of workers and sent a number of requests, and returns the newest worker. */
async function waitForRequests(workers: number, requests: number): Promise<HeldWorker> {
  const newest = () => HeldWorker.instances.at(-1);
  await expect
    .poll(() => [HeldWorker.instances.length, newest()?.requests.length])
    .toEqual([workers, requests]);
  return newest() as HeldWorker;
}

it('drops pending runs when it ends, and starts anew with the next run', async () => {
  const session = new Session('docs/page-0', '1');
  const running = session.run([{}], ignore);
  const waiting = session.run([{}, {}], ignore);
  const first = await waitForRequests(1, 1);
  session.end();
  expect(await Promise.all([running, waiting])).toEqual([{ kind: 'stopped' }, { kind: 'stopped' }]);
  expect([HeldWorker.instances.length, first.hasEnded]).toEqual([1, true]);

  const anew = session.run([{}], ignore);
  (await waitForRequests(2, 1)).end(0);
  expect((await anew).kind).toBe('ended');
});

it('keeps pending runs when the program before them fails', async () => {
  const session = new Session('docs/page-0', '1');
  const running = session.run([{}], ignore);
  const waiting = session.run([{}], ignore);
  (await waitForRequests(1, 1)).onerror({ message: 'gone', preventDefault: ignore } as unknown as ErrorEvent);
  await expect(running).rejects.toThrow('gone');
  (await waitForRequests(2, 1)).end(0);
  expect((await waiting).kind).toBe('ended');
});

it('continues in the same worker with the next block', async () => {
  const session = new Session('docs/page-0', '1');
  const firstRun = session.run([{}], ignore);
  (await waitForRequests(1, 1)).end(0);
  await firstRun;
  expect(session.blocksBefore([{}, {}])).toBe(0);
  const secondRun = session.run([{}, {}], ignore);
  (await waitForRequests(1, 2)).end(1);
  await secondRun;
});
