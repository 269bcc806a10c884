import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BaseError } from '../src/errors/BaseError.ts';
import { SdkError } from '../src/errors/SdkError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { Network } from '../src/networks/Network.ts';
import { createSandbox } from '../src/sandbox/index.ts';
import { waitUntil } from '../src/transport/waitUntil.ts';
import { clientOf, signedIn } from './fakeBackend.ts';
import { Client } from '../src/client/Client.ts';

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeds',
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );

async function signedInSandbox() {
  const sandbox = createSandbox();
  const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
  return { sandbox, client };
}

describe('waiting', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('polls with growing delays, and ends with the expected state', async () => {
    const at: number[] = [];
    const start = Date.now();
    const read = vi.fn(async () => {
      at.push(Date.now() - start);
      return at.length;
    });
    const waiting = waitUntil(read, (count) => count === 9, { pollIntervalMs: 1_000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toBe(9);
    const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(pauses).toEqual([1_000, 1_500, 2_250, 3_375, 5_062, 7_593, 10_000, 10_000]);
  });

  it('survives temporary failures, and waits for the server’s delay', async () => {
    const errors = [
      new SdkError(SdkErrorType.ApiUnavailable),
      new SdkError(SdkErrorType.RateLimited, { retryAfterMs: 30_000 }),
    ];
    const read = vi.fn(async () => {
      const error = errors.shift();
      if (error) throw error;
      return 'done';
    });
    const waiting = waitUntil(read, () => true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBe('done');
  });

  it('ends with a permanent error', async () => {
    const read = () => Promise.reject(new SdkError(SdkErrorType.NotFound));
    expect(await codeOf(waitUntil(read, () => true))).toBe('sdk/not-found');
  });

  it('ends at its time limit, even while a read hangs, and at the signal', async () => {
    const never = () => new Promise<never>(() => undefined);
    const limited = codeOf(
      waitUntil(
        async () => 1,
        () => false,
        { timeoutMs: 5_000 },
      ),
    );
    const hanging = codeOf(waitUntil(never, () => true, { timeoutMs: 5_000 }));
    const unlimited = codeOf(waitUntil(never, () => true));
    const controller = new AbortController();
    const aborted = codeOf(
      waitUntil(
        async () => 1,
        () => false,
        { signal: controller.signal },
      ),
    );
    await vi.advanceTimersByTimeAsync(2_500);
    controller.abort();
    expect(await aborted).toBe('sdk/aborted');
    await vi.advanceTimersByTimeAsync(2_500);
    expect([await limited, await hanging]).toEqual(['sdk/timeout', 'sdk/timeout']);
    await vi.advanceTimersByTimeAsync(115_000);
    expect(await unlimited).toBe('sdk/timeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects an invalid delay', async () => {
    for (const pollIntervalMs of [0, -1, Number.NaN, Infinity])
      expect(
        await codeOf(
          waitUntil(
            async () => 1,
            () => true,
            { pollIntervalMs },
          ),
        ),
      ).toBe('sdk/invalid-argument');
  });
});

describe('a client waits', () => {
  it('for a transfer', async () => {
    const { sandbox, client } = await signedInSandbox();
    const account = await client.accounts.get(Network.PolygonAmoy);
    const to = sandbox.seeded.friendAddress;
    const { id } = await account.transfer({ kind: 'native', to, amount: 5n });
    const waiting = account.waitForTransfer(id, { pollIntervalMs: 5 });
    sandbox.clock.advance(10_000);
    expect(await waiting).toMatchObject({ id, status: 'confirmed' });
    const failing = await account.transfer({ kind: 'native', to, amount: 6n });
    sandbox.failOnChain('transfer');
    sandbox.clock.advance(10_000);
    expect(await client.accounts.reader(Network.PolygonAmoy).waitForTransfer(failing.id)).toMatchObject({
      status: 'failed',
    });
  });

  it('for an order, until it is paid or until its end', async () => {
    const { sandbox, client } = await signedInSandbox();
    const { orderId } = sandbox.seeded;
    const options = { timeoutMs: 200, pollIntervalMs: 5 };
    const made = await client.accounts.createOrder({
      items: [{ collectionId: sandbox.seeded.ticketsId, quantity: 1 }],
    });
    expect(await codeOf(client.accounts.waitForOrder(made.id, options))).toBe('sdk/timeout');
    await client.accounts.cancelOrder(made.id);
    expect(await client.accounts.waitForOrder(made.id, { until: 'paid' })).toMatchObject({
      status: 'cancelled',
    });
    const waiting = client.accounts.waitForOrder(orderId, { until: 'paid', pollIntervalMs: 5 });
    sandbox.payOrder(orderId);
    expect((await waiting).status).not.toBe('pending');
    sandbox.clock.advance(60_000);
    expect(await client.accounts.waitForOrder(orderId)).toMatchObject({ status: 'fulfilled' });
  });
});

describe('a list', () => {
  const order = (id: number) => ({
    id: `ord_${id}`,
    userId: 'usr_4Kd92mXw',
    network: 'polygon-amoy',
    status: 'draft',
    items: [],
    total: { amount: '0', currency: 'EUR' },
    checkoutUrl: null,
    jobId: null,
    createdAt: '2026-03-02T09:30:00Z',
    updatedAt: '2026-03-02T09:30:00Z',
    paidAt: null,
    fulfilledAt: null,
  });

  /** Returns five orders, two per page. */
  const pages = ({ args }: { args: Record<string, unknown> }) => {
    const at = Number((args.query as { cursor?: string }).cursor ?? 0);
    return {
      data: [0, 1, 2, 3, 4].slice(at, at + 2).map(order),
      nextCursor: at + 2 < 5 ? String(at + 2) : null,
    };
  };

  it('is one page when awaited, and yields every entry when iterated', async () => {
    const { client, api } = await signedIn({ listOrders: pages });
    expect(await client.accounts.listOrders({ limit: 2 })).toMatchObject({ nextCursor: '2' });
    expect(api.asked).toHaveLength(1);
    const found: string[] = [];
    for await (const { id } of client.accounts.listOrders({ limit: 2 })) found.push(id);
    expect(found).toEqual(['ord_0', 'ord_1', 'ord_2', 'ord_3', 'ord_4']);
    expect(api.asked.slice(1).map(({ args }) => args.query)).toEqual([
      { limit: 2, cursor: undefined },
      { limit: 2, cursor: '2' },
      { limit: 2, cursor: '4' },
    ]);
  });

  it('requests only the pages that are iterated', async () => {
    const { client, api } = await signedIn({ listOrders: pages });
    for await (const { id } of client.accounts.listOrders()) if (id === 'ord_1') break;
    expect(api.asked).toHaveLength(1);
    const rest: string[] = [];
    for await (const { id } of client.accounts.listOrders({ cursor: '2' })) rest.push(id);
    expect(rest).toEqual(['ord_2', 'ord_3', 'ord_4']);
  });

  it.each([
    [1, 1, ['ord_0']],
    [2, 1, ['ord_0', 'ord_1']],
    [3, 2, ['ord_0', 'ord_1', 'ord_2']],
    [9, 3, ['ord_0', 'ord_1', 'ord_2', 'ord_3', 'ord_4']],
  ])('collects at most %i entries, with %i requests', async (limit, requests, ids) => {
    const { client, api } = await signedIn({ listOrders: pages });
    const collected = await client.accounts.listOrders({ limit: 2 }).all({ limit });
    expect(collected.map(({ id }) => id)).toEqual(ids);
    expect(api.asked).toHaveLength(requests);
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity, '5', undefined])('collects no %s entries', async (limit) => {
    const { client } = await signedIn({ listOrders: pages });
    const all = client.accounts.listOrders().all({ limit: limit as number });
    expect(await codeOf(all)).toBe('sdk/invalid-argument');
    expect(await codeOf(client.accounts.listOrders().all(undefined as never))).toBe('sdk/invalid-argument');
  });

  it('rejects the collection if a page fails', async () => {
    const { client } = await signedIn({ listOrders: () => ({ data: [], nextCursor: 'again' }) });
    expect(await codeOf(client.accounts.listOrders().all({ limit: 5 }))).toBe('sdk/unexpected-response');
    const { client: nobody } = clientOf({});
    expect(await codeOf(nobody.accounts.listOrders().all({ limit: 5 }))).toBe('sdk/not-authenticated');
    // The failure of the first page must not be an unhandled rejection, which would fail the test.
    expect(await codeOf(nobody.accounts.listOrders().all({ limit: 0 }))).toBe('sdk/invalid-argument');
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('fails like a promise, and ends if the API repeats a cursor', async () => {
    const { client } = await signedIn({ listOrders: () => ({ data: [], nextCursor: 'again' }) });
    const through = async () => {
      for await (const _ of client.accounts.listOrders()) expect.unreachable();
    };
    expect(await codeOf(through())).toBe('sdk/unexpected-response');
    const round = await signedIn({
      listOrders: ({ args }) => ({
        data: [],
        nextCursor: (args.query as { cursor?: string }).cursor === 'a' ? 'b' : 'a',
      }),
    });
    const throughRound = async () => {
      for await (const _ of round.client.accounts.listOrders()) expect.unreachable();
    };
    expect(await codeOf(throughRound())).toBe('sdk/unexpected-response');
    expect(round.api.asked).toHaveLength(3);
    expect(await codeOf(client.accounts.listOrders({ limit: 0 }))).toBe('sdk/invalid-argument');
    const { client: nobody } = clientOf({});
    expect(await codeOf(nobody.accounts.listOrders())).toBe('sdk/not-authenticated');
  });

  it('of every kind can be iterated', async () => {
    const { sandbox, client } = await signedInSandbox();
    const account = await client.accounts.get(Network.PolygonAmoy);
    const { programId } = sandbox.seeded;
    const count = async (list: AsyncIterable<unknown>) => {
      let found = 0;
      for await (const _ of list) found++;
      return found;
    };
    const limit = { limit: 1 };
    let entries = 0;
    for (const list of [
      () => account.getTokenBalances(limit),
      () => account.getNfts(limit),
      () => account.getTransfers(limit),
      () => client.accounts.listOrders(limit),
      () => client.loyalty.listPrograms(limit),
      () => client.loyalty.getTiers(programId, limit),
      () => client.loyalty.getHistory(programId, limit),
      () => client.dpp.list(limit),
    ]) {
      const all = await count(list());
      const first = await list();
      expect(first.nextCursor === null).toBe(all === first.data.length);
      entries += all;
    }
    expect(entries).toBeGreaterThan(8);
  });
});
