import { afterEach, describe, expect, test, vi } from 'vitest';
import { SdkError } from '../src/errors/SdkError.ts';
import { createSandbox, type Sandbox, type SandboxExchange } from '../src/sandbox/index.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function signIn(sandbox: Sandbox): Promise<string> {
  const { otpId } = await sandbox.api.request('sendOtp', {
    body: { channel: 'email', email: 'ada@shop.example' },
  });
  const session = await sandbox.api.request('signIn', { body: { method: 'otp', otpId, code: '000000' } });
  return (session as { accessToken: string }).accessToken;
}

/** Uses various features, and returns all results. */
async function story(sandbox: Sandbox, exchanges: SandboxExchange[]): Promise<unknown> {
  const accessToken = await signIn(sandbox);
  const { api, seeded } = sandbox;
  const transfer = { kind: 'native' as const, to: seeded.friendAddress, amount: '5' };
  const { transaction } = await api.request(
    'estimateFees',
    { body: { network: 'polygon-amoy', transfer } },
    { accessToken },
  );
  const payload = { kind: 'transaction', network: 'polygon-amoy', transaction } as never;
  const signature = await sandbox.signer.sign(payload, { accessToken });
  await api.request('broadcastTransaction', { body: { transaction, signature } } as never, { accessToken });
  sandbox.payOrder(seeded.orderId);
  await api.request(
    'claimPassport',
    { path: { passportId: seeded.itemId }, body: { claimCode: seeded.claimCode } },
    { accessToken },
  );
  sandbox.clock.advance(60_000);
  await api.request('listNfts', { path: { network: 'polygon-amoy' } }, { accessToken });
  await api.request('getPassportCredential', { path: { passportId: seeded.modelId } });
  await api
    .request('getBalance', { path: { network: 'mars' } } as never, { accessToken })
    .catch(() => undefined);
  return structuredClone({ exchanges, signature, webhooks: sandbox.webhooks });
}

describe('determinism', () => {
  const tell = (options: object) => {
    const exchanges: SandboxExchange[] = [];
    return story(
      createSandbox({ ...options, onExchange: (exchange) => exchanges.push(exchange) }),
      exchanges,
    );
  };

  test('the same seed and clock give the same ids, tokens, signatures and times', async () => {
    expect(await tell({})).toEqual(await tell({}));
  });

  test('another seed gives other ids and keys, and the same seed data', async () => {
    const [one, two] = [JSON.stringify(await tell({})), JSON.stringify(await tell({ seed: 'other' }))];
    const addresses = (text: string) => new Set(text.match(/0x[0-9a-fA-F]{40}\b/g));
    const own = [...addresses(one)].filter((address) => !addresses(two).has(address));
    expect(own.length).toBeGreaterThan(1);
    expect(createSandbox({ seed: 'other' }).seeded).toEqual(createSandbox().seeded);
  });

  test('another start gives other times', async () => {
    const later = JSON.stringify(await tell({ now: '2026-06-01T00:00:00Z' }));
    expect(later.includes('2026-06-01T00:00:20Z')).toBe(true);
    expect(later.includes('2026-03-02T09:30')).toBe(false);
  });

  test('reset goes back to the start, also for its options', async () => {
    const exchanges: SandboxExchange[] = [];
    const faults = { getStatus: { code: 'sdk/api-unavailable' } } as const;
    const sandbox = createSandbox({ faults, onExchange: (exchange) => exchanges.push(exchange) });
    const before = await story(sandbox, exchanges);
    await expect(sandbox.api.request('getStatus', {})).rejects.toMatchObject({ code: 'sdk/api-unavailable' });
    exchanges.length = 0;
    sandbox.reset();
    expect(await story(sandbox, exchanges)).toEqual(before);
    await expect(sandbox.api.request('getStatus', {})).rejects.toMatchObject({ code: 'sdk/api-unavailable' });
    await expect(sandbox.api.request('getStatus', {})).resolves.toMatchObject({ status: 'operational' });
  });

  test('uses the defaults for undefined options', async () => {
    const usual = createSandbox();
    const sandbox = createSandbox({
      delays: { all: undefined },
      faults: { getStatus: undefined },
      keyFrame: { offerRecovery: undefined },
    });
    expect(await sandbox.api.request('getStatus', {})).toEqual(await usual.api.request('getStatus', {}));
    const claimsOf = (token: string) => token.split('.')[1];
    expect(claimsOf(sandbox.issueToken({ sub: '1047', exp: undefined }))).toBe(
      claimsOf(usual.issueToken({ sub: '1047' })),
    );
  });

  test('two sandboxes share nothing', async () => {
    const [one, two] = [createSandbox(), createSandbox()];
    const accessToken = await signIn(one);
    await expect(two.api.request('getCurrentUser', {}, { accessToken })).rejects.toMatchObject({
      code: 'sdk/not-authenticated',
    });
    one.clock.advance(1_000);
    expect(two.clock.now().toISOString()).toBe('2026-03-02T09:30:00.000Z');
  });

  test('changes to arguments and responses do not affect the sandbox', async () => {
    const sandbox = createSandbox();
    const body = { url: 'https://shop.example/hooks', events: ['order.paid' as const] };
    const endpoint = await sandbox.api.request(
      'createWebhookEndpoint',
      { body },
      { secretKey: sandbox.secretKey },
    );
    body.events.length = 0;
    endpoint.events.length = 0;
    endpoint.url = 'changed';
    const kept = await sandbox.api.request(
      'getWebhookEndpoint',
      { path: { webhookId: endpoint.id } },
      { secretKey: sandbox.secretKey },
    );
    expect(kept).toMatchObject({ url: 'https://shop.example/hooks', events: ['order.paid'] });
    sandbox.user.name = 'changed';
    expect(sandbox.user.name).toBe('Ada Martin');
  });
});

describe('the clock', () => {
  test('stands still unless it is advanced', () => {
    const { clock } = createSandbox({ now: new Date('2026-05-01T00:00:00Z') });
    clock.advance(1_500);
    expect(clock.now().toISOString()).toBe('2026-05-01T00:00:01.500Z');
    expect(() => clock.advance(-1)).toThrow(RangeError);
    expect(() => clock.advance(NaN)).toThrow(RangeError);
  });

  test('runs by itself on request', async () => {
    vi.useFakeTimers();
    const sandbox = createSandbox({ speed: 10 });
    vi.advanceTimersByTime(2_000);
    expect((await sandbox.api.request('getStatus', {})).time).toBe('2026-03-02T09:30:20Z');
    sandbox.payOrder(sandbox.seeded.orderId);
    vi.advanceTimersByTime(5_000);
    expect(sandbox.webhooks.map(({ body }) => JSON.parse(body).type)).toEqual([
      'order.paid',
      'job.completed',
      'order.fulfilled',
    ]);
  });

  test('assigns each event its own time, even within a single advance', async () => {
    const far = createSandbox();
    const near = createSandbox();
    for (const sandbox of [far, near]) sandbox.payOrder(sandbox.seeded.orderId);
    far.clock.advance(3_600_000);
    for (let second = 0; second < 3_600; second++) near.clock.advance(1_000);
    expect(far.webhooks).toEqual(near.webhooks);
    expect(far.webhooks).toHaveLength(3);
  });

  test('rejects a start that is not a time', () => {
    expect(() => createSandbox({ now: 'soon' })).toThrow(SdkError);
  });
});

describe('faults', () => {
  test('occur in order, and as often as configured', async () => {
    const sandbox = createSandbox({
      faults: {
        getStatus: [{ code: 'sdk/rate-limited', times: 2, retryAfterMs: 12_000 }, { code: 'sdk/not-found' }],
      },
    });
    const codes: unknown[] = [];
    for (let call = 0; call < 4; call++)
      codes.push(
        await sandbox.api.request('getStatus', {}).then(
          ({ status }) => status,
          (error: SdkError) => [error.code, error.retryAfterMs],
        ),
      );
    expect(codes).toEqual([
      ['sdk/rate-limited', 12_000],
      ['sdk/rate-limited', 12_000],
      ['sdk/not-found', undefined],
      'operational',
    ]);
  });

  test('have the details of the API’s errors', async () => {
    const exchanges: SandboxExchange[] = [];
    const sandbox = createSandbox({ onExchange: (exchange) => exchanges.push(exchange) });
    sandbox.fail('getStatus', { code: 'sdk/rate-limited' });
    const error = await sandbox.api.request('getStatus', {}).catch((reason: SdkError) => reason);
    expect(error).toMatchObject({ retryable: true, retryAfterMs: 1_000, details: { status: 429 } });
    expect(exchanges).toMatchObject([
      { status: 429, headers: { 'Retry-After': '1' }, body: { title: 'Rate limited' } },
    ]);
    expect((error as SdkError).requestId).toBe(
      (exchanges[0]?.body as { requestId: string } | undefined)?.requestId,
    );
  });

  test('may occur after the call took effect, like a lost response', async () => {
    const sandbox = createSandbox();
    sandbox.fail('createCollection', { code: 'sdk/api-unavailable', afterEffect: true });
    const args = { body: { network: 'polygon-amoy', name: 'Fair', symbol: 'FAIR' } } as const;
    const options = { idempotencyKey: 'once', secretKey: sandbox.secretKey };
    await expect(sandbox.api.request('createCollection', args, options)).rejects.toMatchObject({
      code: 'sdk/api-unavailable',
    });
    const made = await sandbox.api.request('createCollection', args, options);
    const { data } = await sandbox.api.request('listCollections', {}, { secretKey: sandbox.secretKey });
    expect(data.filter(({ name }) => name === 'Fair')).toEqual([made]);
  });

  test('with codes that no response has are thrown directly', async () => {
    const sandbox = createSandbox();
    sandbox.fail('getStatus', { code: 'sdk/unexpected-response' });
    const error = await sandbox.api.request('getStatus', {}).catch((reason: SdkError) => reason);
    expect(error).toMatchObject({ name: 'SdkError', code: 'sdk/unexpected-response', requestId: undefined });
  });

  test('can be cleared, and are validated', async () => {
    const sandbox = createSandbox();
    sandbox.fail('getStatus', { code: 'sdk/conflict' });
    sandbox.delay('all', 60_000);
    sandbox.clearFaults();
    await expect(sandbox.api.request('getStatus', {})).resolves.toBeDefined();
    expect(() => sandbox.fail('getStatus', { code: 'sdk/conflict', times: 0 })).toThrow(SdkError);
    expect(() => sandbox.failOnChain('mint', 0)).toThrow(SdkError);
    expect(() => sandbox.delay('all', -1)).toThrow(SdkError);
    expect(() => createSandbox({ delays: Infinity })).toThrow(SdkError);
  });

  test('reach the signer too', async () => {
    const sandbox = createSandbox({ faults: { 'signer.sign': { code: 'iframe/user-rejected' } } });
    const accessToken = await signIn(sandbox);
    const payload = { kind: 'message', network: 'polygon-amoy', message: 'Hello' } as never;
    await expect(sandbox.signer.sign(payload, { accessToken })).rejects.toMatchObject({
      name: 'IframeApiError',
      code: 'iframe/user-rejected',
    });
    await expect(sandbox.signer.sign(payload, { accessToken })).resolves.toMatchObject({ kind: 'evm' });
    await expect(sandbox.signer.sign(payload, { accessToken: 'none' })).rejects.toMatchObject({
      code: 'sdk/not-authenticated',
    });
    const mixed = {
      kind: 'transaction',
      network: 'polygon-amoy',
      transaction: { network: 'base-sepolia' },
    } as never;
    await expect(sandbox.signer.sign(mixed, { accessToken })).rejects.toMatchObject({
      code: 'sdk/network-mismatch',
    });
  });
});

describe('delays and cancellation', () => {
  test('a call takes the configured time, for one operation or for all', async () => {
    vi.useFakeTimers();
    const sandbox = createSandbox({ delays: { all: 50, getStatus: 200 } });
    const done: string[] = [];
    void sandbox.api.request('getStatus', {}).then(() => done.push('getStatus'));
    void sandbox.api.request('getJwks', {}).then(() => done.push('getJwks'));
    await vi.advanceTimersByTimeAsync(49);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['getJwks']);
    await vi.advanceTimersByTimeAsync(150);
    expect(done).toEqual(['getJwks', 'getStatus']);
  });

  test('a call that is canceled meanwhile ends immediately without an effect', async () => {
    vi.useFakeTimers();
    const sandbox = createSandbox({ delays: 1_000 });
    const controller = new AbortController();
    const { signal } = controller;
    const body = { network: 'polygon-amoy', name: 'Fair', symbol: 'FAIR' } as const;
    const call = sandbox.api
      .request('createCollection', { body }, { signal, secretKey: sandbox.secretKey })
      .catch((error: SdkError) => error);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort('why');
    expect(await call).toMatchObject({ code: 'sdk/aborted', cause: 'why' });
    expect(vi.getTimerCount()).toBe(0);
    sandbox.delay('all', 0);
    expect(
      (await sandbox.api.request('listCollections', {}, { secretKey: sandbox.secretKey })).data,
    ).toHaveLength(3);
    await expect(sandbox.api.request('getStatus', {}, { signal })).rejects.toMatchObject({
      code: 'sdk/aborted',
    });
    await expect(
      sandbox.signer.getPublicKey('polygon-amoy' as never, { accessToken: '', signal }),
    ).rejects.toMatchObject({ code: 'sdk/aborted' });
  });
});

test('an unknown operation is rejected', async () => {
  const { api } = createSandbox();
  for (const name of ['toString', 'onOrderPaid', ''])
    await expect(api.request(name as never, {} as never)).rejects.toMatchObject({
      code: 'sdk/invalid-argument',
    });
});
