import { describe, expect, test, vi } from 'vitest';
import { Client, type ClientEvent, isNacreError } from '../src/index.ts';
import { createSandbox } from '../src/sandbox/index.ts';
import { createServerClient } from '../src/server/index.ts';
import { SDK_VERSION } from '../src/version.ts';

const PUBLISHABLE_KEY = 'pk_sandbox_local';
const SECRET_KEY = 'sk_sandbox_local';
const STATUS = {
  status: 'operational',
  environment: 'sandbox',
  time: '2026-03-02T09:30:00Z',
  version: '1',
  networks: [],
};

/** Summarizes an event without its times. */
const shortOf = (event: ClientEvent): string => {
  const { type, operation, attempt } = event;
  const rest =
    type === 'request'
      ? (event.idempotencyKey ?? '-')
      : type === 'response'
        ? `${event.status} ${event.requestId}`
        : `${event.error.code} ${event.retryInMs === undefined ? 'ends' : 'goes on'}`;
  return `${type} ${operation} ${attempt} ${rest}`;
};

/** Creates a stub of the platform's `fetch` that returns the given responses in order. */
function answers(...all: [status: number, headers?: Record<string, string>][]) {
  const sent: Request[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    sent.push(new Request(url as string, init));
    const [status, headers] = all[Math.min(sent.length, all.length) - 1] ?? [200];
    return Response.json(status === 200 ? STATUS : {}, { status, headers });
  });
  return { fetch: fetch as typeof globalThis.fetch, sent };
}

describe('events', () => {
  test('report each attempt of a call to the listeners of the client and the call', async () => {
    const { fetch } = answers([503], [429, { 'Retry-After': '0' }], [200, { 'Nacre-Request-Id': 'req_1' }]);
    const client: string[] = [];
    const call: string[] = [];
    const onEvent = (to: string[]) => (event: ClientEvent) => to.push(shortOf(event));
    await new Client({ publishableKey: PUBLISHABLE_KEY, fetch, onEvent: onEvent(client) }).status({
      onEvent: onEvent(call),
    });
    expect(call).toEqual([
      'request getStatus 1 -',
      'error getStatus 1 sdk/api-unavailable goes on',
      'request getStatus 2 -',
      'error getStatus 2 sdk/rate-limited goes on',
      'request getStatus 3 -',
      'response getStatus 3 200 req_1',
    ]);
    expect(client).toEqual(call);
  });

  test('report the end of a failed call', async () => {
    const { fetch } = answers([404, { 'Nacre-Request-Id': 'req_2' }]);
    const events: ClientEvent[] = [];
    const nacre = createServerClient({
      secretKey: SECRET_KEY,
      fetch,
      onEvent: (event) => events.push(event),
    });
    const error: unknown = await nacre.getUser({ userId: 'usr_1' }).catch((caught: unknown) => caught);
    expect(events.map(shortOf)).toEqual(['request getUser 1 -', 'error getUser 1 sdk/not-found ends']);
    expect(events.at(-1)).toMatchObject({ error, durationMs: expect.any(Number) as number });
    expect(isNacreError(error) && error.requestId).toBe('req_2');
  });

  test('report the renewal of a session, and the idempotency key of all attempts', async () => {
    const sandbox = createSandbox();
    const events: string[] = [];
    const client = new Client({
      publishableKey: PUBLISHABLE_KEY,
      api: sandbox.api,
      signer: sandbox.signer,
      onEvent: (event) => events.push(shortOf(event)),
    });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    events.length = 0;
    sandbox.fail('createOrder', { code: 'jwt/expired' });
    await client.accounts
      .createOrder({ items: [{ collectionId: 'col_0', quantity: 1 }] }, { idempotencyKey: 'order-1' })
      .catch(() => undefined);
    expect(events.map((line) => line.replace(/req_\w+/, 'req'))).toEqual([
      'request createOrder 1 order-1',
      expect.stringMatching(/^request refreshSession 1 [\w-]{43}$/),
      'response refreshSession 1 200 req',
      'error createOrder 1 jwt/expired goes on',
      'request createOrder 2 order-1',
      expect.stringMatching(/^error createOrder 2 .+ ends$/),
    ]);
  });

  test('do not affect the call when their listener throws', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onEvent = () => {
      throw new Error('mine');
    };
    const { fetch } = answers([200]);
    const { status } = await new Client({ publishableKey: PUBLISHABLE_KEY, fetch, onEvent }).status();
    expect(status).toBe('operational');
    expect(reported).toHaveBeenCalledTimes(2);
    reported.mockRestore();
  });
});

describe('a call', () => {
  test.each([
    [0, 1],
    [1, 2],
    [undefined, 3],
  ])('with %s retries makes %s attempts', async (maxRetries, times) => {
    const { fetch, sent } = answers([503]);
    const failing = new Client({ publishableKey: PUBLISHABLE_KEY, fetch }).status({ maxRetries });
    await expect(failing).rejects.toMatchObject({ code: 'sdk/api-unavailable' });
    expect(sent).toHaveLength(times);
  });

  test.each([-1, 11, 1.5, Number.NaN, '2'])('refuses %s retries', async (maxRetries) => {
    const { fetch, sent } = answers([503]);
    const refusing = new Client({ publishableKey: PUBLISHABLE_KEY, fetch }).status({
      maxRetries: maxRetries as number,
    });
    await expect(refusing).rejects.toMatchObject({ code: 'sdk/invalid-argument' });
    expect(sent).toHaveLength(0);
  });
});

describe('headers', () => {
  test('contain the version of the SDK and the app’s additions', async () => {
    const { fetch, sent } = answers([200]);
    const headers = { 'X-Tenant': 'shop' };
    await new Client({ publishableKey: PUBLISHABLE_KEY, fetch, headers }).status();
    await createServerClient({ secretKey: SECRET_KEY, fetch, headers }).listUsers();
    for (const request of sent) {
      expect(request.headers.get('Nacre-Sdk-Version')).toBe(`sdk-base/${SDK_VERSION}`);
      expect(request.headers.get('X-Tenant')).toBe('shop');
    }
    expect(sent).toHaveLength(2);
  });

  test.each<[string, unknown]>([
    ['a header of the SDK', { authorization: 'Bearer mine' }],
    ['a header of the API', { 'nacre-publishable-key': 'pk_sandbox_other' }],
    ['a name that is none', { 'X Tenant': 'shop' }],
    ['a line break', { 'X-Tenant': 'shop\r\nX-Other: 1' }],
    ['a list', [['X-Tenant', 'shop']]],
    ['a secret key', { 'X-Key': 'sk_live_4f9Kq2Lm81' }],
  ])('are refused with %s', (_, headers) => {
    expect(() => new Client({ publishableKey: PUBLISHABLE_KEY, headers: headers as never })).toThrow(
      expect.objectContaining({ code: 'sdk/invalid-argument' }),
    );
  });
});
