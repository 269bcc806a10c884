import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../scripts/buildServer.ts';
import { SampleChecker } from '../src/check/SampleChecker.ts';
import { limits } from '../src/limits.ts';
import { root } from './support/fixtureSite.ts';

let checker: SampleChecker;

afterEach(() => checker.close());

const patient = () => new AbortController().signal;

describe('the queue, with a stub of the compiler', () => {
  /** A stub that runs forever, exits, or immediately returns a program's length. */
  const stand = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ code }) => {
  while (code === 'endless');
  if (code === 'broken') process.exit(1);
  parentPort.postMessage({ report: { total: code.length } });
});
parentPort.postMessage({ isReady: true });`;
  const script = new URL(`data:text/javascript,${encodeURIComponent(stand)}`);
  const check = (code: string, signal = patient(), client?: string) =>
    checker.check({ code, language: 'ts' }, signal, client);

  beforeEach(() => {
    checker = new SampleChecker('/nowhere', 60_000, script);
  });

  test('a program that takes too long is stopped, and the next one is compiled', async () => {
    checker = new SampleChecker('/nowhere', 1_000, script);
    const [first, second] = await Promise.allSettled([check('endless'), check('four')]);
    expect(first).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/^The compiler was stopped/) as string },
    });
    expect(second).toMatchObject({ status: 'fulfilled', value: { total: 4 } });
  });

  test('programs of a disconnected client do not block other programs', async () => {
    await check('one');
    const controller = new AbortController();
    const running = expect(check('endless', controller.signal)).rejects.toThrow('The request was canceled.');
    const waiting = expect(check('endless', controller.signal)).rejects.toThrow('The request was canceled.');
    const other = check('other');
    // By now, the thread is running the first of them.
    await new Promise(setImmediate);
    controller.abort();
    await Promise.all([running, waiting]);
    await expect(check('late', controller.signal)).rejects.toThrow('The request was canceled.');
    expect((await other).total).toBe(5);
  });

  test('a compiler that breaks is replaced', async () => {
    const [first, second] = await Promise.allSettled([check('broken'), check('next')]);
    expect(first).toMatchObject({ reason: { message: 'The compiler has stopped.' } });
    expect(second).toMatchObject({ value: { total: 4 } });
  });

  test('programs over the limit are rejected, and a canceled one makes room', async () => {
    const controller = new AbortController();
    const canceledJob = expect(check('left', controller.signal)).rejects.toThrow('canceled');
    const calls = Array.from({ length: limits.waitingOfClient - 1 }, () =>
      check('some', AbortSignal.any([controller.signal])),
    );
    const waitingJobs = Promise.allSettled(calls);
    const running = check('running');
    await expect(check('one more')).rejects.toThrow(/^Too many samples are waiting/);
    controller.abort();
    expect((await check('again')).total).toBe(5);
    expect((await running).total).toBe(7);
    await Promise.all([canceledJob, waitingJobs]);
  });

  test('a client with endless programs does not block other clients', async () => {
    const controller = new AbortController();
    const endless = Array.from({ length: 3 }, () =>
      expect(check('endless', controller.signal, 'busy')).rejects.toThrow('canceled'),
    );
    expect((await check('four', patient(), 'calm')).total).toBe(4);
    expect((await check('again', patient(), 'other')).total).toBe(5);
    controller.abort();
    await Promise.all(endless);
  });

  test('clients take turns, even if one has more programs', async () => {
    const controller = new AbortController();
    // Leaves one compiler for the others.
    const endless = expect(check('endless', controller.signal, 'endless')).rejects.toThrow('canceled');
    const order: string[] = [];
    const clients = ['busy', 'busy', 'busy', 'busy', 'calm', 'other'];
    await Promise.all(
      clients.map((client) => check('some', patient(), client).then(() => order.push(client))),
    );
    controller.abort();
    await endless;
    // The first was taken before the others came.
    expect(order).toEqual(['busy', 'busy', 'calm', 'other', 'busy', 'busy']);
  });

  test('waiting programs are rejected when the server closes', async () => {
    const calls = [check('endless'), check('endless')];
    checker.close();
    for (const call of calls) await expect(call).rejects.toThrow('The server is closing.');
  });
});

test('endless nesting is reported in words', async () => {
  buildServer(path.join(root, 'packages/mcp'));
  // The package's own thread.
  const script = pathToFileURL(path.join(root, 'packages/mcp/dist/worker.js'));
  checker = new SampleChecker('/nowhere', 60_000, script);
  const code = `export const deep = ${'['.repeat(9000)}${']'.repeat(9000)};`;
  await expect(checker.check({ code, language: 'ts' }, patient())).rejects.toThrow(
    /^The sample is nested too deeply/,
  );
});
