import { createSandbox } from '@nacre/sdk-base/sandbox';
import { createServerClient, waitForJob, waitForOrder } from '@nacre/sdk-base/server';
import { describe, expect, it } from 'vitest';
import { BaseError } from '../src/errors/BaseError.ts';

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeds',
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );

const open = () => {
  const sandbox = createSandbox();
  return { sandbox, nacre: createServerClient({ secretKey: sandbox.secretKey, api: sandbox.api }) };
};

describe('a server waits', () => {
  it('for a job, until it is completed or failed', async () => {
    const { sandbox, nacre } = open();
    const { ticketsId: collectionId, userId: to } = sandbox.seeded;
    const items = [{ to, name: 'Opening night, seat 7' }];
    const { id } = await nacre.mintItems({ collectionId, items });
    expect(await codeOf(waitForJob(nacre, id, { timeoutMs: 100, pollIntervalMs: 5 }))).toBe('sdk/timeout');
    const waiting = waitForJob(nacre, id, { pollIntervalMs: 5 });
    sandbox.clock.advance(60_000);
    expect(await waiting).toMatchObject({ id, status: 'completed', succeeded: 1 });

    sandbox.failOnChain('mint');
    const failing = await nacre.mintItems({ collectionId, items });
    sandbox.clock.advance(60_000);
    expect((await waitForJob(nacre, failing.id)).status).toBe('failed');
  });

  it('for an order, until it is paid or until its end', async () => {
    const { sandbox, nacre } = open();
    const { orderId } = sandbox.seeded;
    const paid = waitForOrder(nacre, orderId, { until: 'paid', pollIntervalMs: 5 });
    sandbox.payOrder(orderId);
    expect((await paid).paidAt).not.toBeNull();
    sandbox.clock.advance(60_000);
    expect((await waitForOrder(nacre, orderId)).status).toBe('fulfilled');
  });

  it('no longer than the time limit, and not for a missing resource', async () => {
    const { sandbox, nacre } = open();
    expect(await codeOf(waitForJob(nacre, 'job_none'))).toBe('sdk/not-found');
    const signal = AbortSignal.abort();
    expect(await codeOf(waitForOrder(nacre, sandbox.seeded.orderId, { signal }))).toBe('sdk/aborted');
  });
});
