import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { CryptoErrorType } from '../src/errors/CryptoErrorType.ts';
import { SdkError } from '../src/errors/SdkError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { Network } from '../src/networks/Network.ts';
import type { ClientConfig } from '../src/client/ClientConfig.ts';
import { clientOf, KEY, noSigner, signedIn } from './fakeBackend.ts';
import { fakeTimers, inTime } from './fakeTimers.ts';

const status = {
  status: 'operational',
  environment: 'sandbox',
  version: '1.2.3',
  time: '2026-03-02T09:30:00Z',
  networks: [],
};
const order = {
  id: 'ord_1',
  userId: 'usr_4Kd92mXw',
  network: 'polygon-amoy',
  status: 'draft',
  items: [],
  total: { amount: '4900', currency: 'EUR' },
  checkoutUrl: null,
  jobId: null,
  createdAt: '2026-03-02T09:30:00Z',
  updatedAt: '2026-03-02T09:30:00Z',
  paidAt: null,
  fulfilledAt: null,
};

/**
 * Returns the outcome of a call when all timers have run: the error's code, `succeeds`, or `hangs` for a call that
 * doesn't settle.
 */
function outcome(work: Promise<unknown>, milliseconds?: number): Promise<unknown> {
  const settled = work.then(
    () => 'succeeds',
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );
  return inTime(settled, milliseconds);
}

fakeTimers();

describe('a time limit', () => {
  it('ends a call over a transport that never responds and ignores the signal', async () => {
    const { client } = clientOf({ getStatus: () => new Promise(() => undefined) });
    expect(await outcome(client.status(), 29_999)).toBe('hangs');
    expect(await outcome(client.status({ timeoutMs: 10 }), 11)).toBe('sdk/timeout');
  });

  it('covers all attempts together', async () => {
    const { client, api } = clientOf({
      getStatus: () => Promise.reject(new SdkError(SdkErrorType.ApiUnavailable)),
    });
    const call = client.status({ timeoutMs: 300 });
    expect(await outcome(call, 301)).toBe('sdk/api-unavailable');
    expect(api.asked.length).toBeLessThan(3);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('is refused as %d', async (timeoutMs) => {
    const { client, api } = clientOf({ getStatus: () => status });
    expect(await outcome(client.status({ timeoutMs }))).toBe('sdk/invalid-argument');
    expect(api.asked).toEqual([]);
  });
});

describe('a signal', () => {
  it('aborts a call before it is sent, while it waits and between attempts', async () => {
    const controller = new AbortController();
    const { client, api } = clientOf({
      getStatus: () => Promise.reject(new SdkError(SdkErrorType.RateLimited, { retryAfterMs: 5_000 })),
    });
    const waiting = client.status({ signal: controller.signal });
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await outcome(waiting, 0)).toBe('sdk/aborted');
    expect(await outcome(client.status({ signal: controller.signal }), 0)).toBe('sdk/aborted');
    expect(api.asked).toHaveLength(1);
  });

  it('reaches the transport, and its reason is the cause', async () => {
    const controller = new AbortController();
    let inside: AbortSignal | undefined;
    const { client } = clientOf({
      getStatus: ({ options }) => {
        inside = options.signal;
        return new Promise(() => undefined);
      },
    });
    const call = client.status({ signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort('left the page');
    expect(await call).toMatchObject({ code: 'sdk/aborted', cause: 'left the page' });
    expect(inside?.aborted).toBe(true);
  });

  it('leaves no listener and no timer behind', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const { client } = clientOf({ getStatus: () => status });
    await client.status({ signal });
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a retry', () => {
  const failing = (times: number, error: () => Error, answer: unknown = status) => {
    let left = times;
    return () => (left-- > 0 ? Promise.reject(error()) : answer);
  };
  const unavailable = (httpStatus?: number) =>
    new SdkError(SdkErrorType.ApiUnavailable, {
      details: httpStatus === undefined ? undefined : { status: httpStatus },
    });

  it.each([undefined, 502, 503, 504])('follows a temporary failure (status %s)', async (code) => {
    const { client, api } = clientOf({ getStatus: failing(2, () => unavailable(code)) });
    expect(await outcome(client.status())).toBe('succeeds');
    expect(api.asked).toHaveLength(3);
  });

  it.each([500, 501, 505])('does not follow status %i', async (code) => {
    const { client, api } = clientOf({ getStatus: failing(1, () => unavailable(code)) });
    expect(await outcome(client.status())).toBe('sdk/api-unavailable');
    expect(api.asked).toHaveLength(1);
  });

  it('is made as often as configured, after growing delays', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const times: number[] = [];
    const { client } = clientOf(
      {
        getStatus: () => {
          times.push(Date.now());
          return Promise.reject(unavailable());
        },
      },
      { maxRetries: 4 },
    );
    expect(await outcome(client.status())).toBe('sdk/api-unavailable');
    expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([125, 250, 500, 1_000]);
  });

  it('waits at least for the server’s delay', async () => {
    const error = () => new SdkError(SdkErrorType.RateLimited, { retryAfterMs: 7_000 });
    const { client } = clientOf({ getStatus: failing(1, error) });
    const call = client.status();
    expect(await outcome(call, 6_999)).toBe('hangs');
    expect(await outcome(call, 300)).toBe('succeeds');
  });

  it('does not wait past the time limit', async () => {
    const error = () => new SdkError(SdkErrorType.RateLimited, { retryAfterMs: 60_000 });
    const { client } = clientOf({ getStatus: failing(1, error) });
    expect(await outcome(client.status(), 0)).toBe('sdk/rate-limited');
  });

  it('of a creation has the key of the first attempt, and another call has a new key', async () => {
    const { client, api } = await signedIn({ createOrder: failing(1, () => unavailable(), order) });
    expect(await outcome(client.accounts.createOrder({ items: [] }))).toBe('succeeds');
    expect(await outcome(client.accounts.createOrder({ items: [] }))).toBe('succeeds');
    expect(await outcome(client.accounts.createOrder({ items: [] }, { idempotencyKey: 'mine' }))).toBe(
      'succeeds',
    );
    const keys = api.asked.map(({ options }) => options.idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe('mine');
  });

  it('never lacks a key: a key that no header can carry is rejected before a request', async () => {
    const { client, api } = await signedIn({ createOrder: failing(1, () => unavailable(), order) });
    for (const idempotencyKey of [
      '',
      ' a',
      'a\n',
      'Kühlschrank',
      '🎟️',
      'a'.repeat(256),
      7 as never,
      null as never,
    ])
      expect(await outcome(client.accounts.createOrder({ items: [] }, { idempotencyKey }))).toBe(
        SdkErrorType.InvalidArgument,
      );
    expect(api.asked).toHaveLength(0);
  });

  it('never follows a call that would take effect twice', async () => {
    const { client, api } = await signedIn({ cancelOrder: failing(1, () => unavailable(), order) });
    expect(await outcome(client.accounts.cancelOrder('ord_1'))).toBe('sdk/api-unavailable');
    expect(api.asked).toHaveLength(1);
  });

  it('never follows an error that would occur again', async () => {
    for (const type of Object.values(SdkErrorType)) {
      if (type === SdkErrorType.RateLimited || type === SdkErrorType.ApiUnavailable) continue;
      const { client, api } = clientOf({ getStatus: failing(1, () => new SdkError(type)) });
      expect(await outcome(client.status())).toBe(type);
      expect(api.asked).toHaveLength(1);
    }
  });

  it('has a key even on a page without a secure context', async () => {
    const { client, api } = await signedIn({ createOrder: () => order });
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(await outcome(client.accounts.createOrder({ items: [] }))).toBe('succeeds');
    expect(api.asked[0]?.options.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    vi.stubGlobal('crypto', undefined);
    expect(await outcome(client.accounts.createOrder({ items: [] }))).toBe(
      CryptoErrorType.EntropyUnavailable,
    );
  });
});

describe('a transport of the application’s own', () => {
  it('may throw anything, immediately or later, and the call ends with an error of the SDK', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.boolean(), async (thrown, atOnce) => {
        const { client } = clientOf(
          {
            getStatus: () => {
              if (atOnce) throw thrown;
              return Promise.reject(thrown);
            },
          },
          { maxRetries: 0 },
        );
        expect(await outcome(client.status())).toBe('sdk/api-unavailable');
      }),
    );
  });

  it('may return anything, and the call ends with an error of the SDK', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withBigInt: true, withNullPrototype: true }), async (answer) => {
        const { client } = clientOf({ getStatus: () => answer }, { maxRetries: 0 });
        expect(await outcome(client.status())).toBe('sdk/unexpected-response');
      }),
    );
  });
});

describe('a configuration', () => {
  const make = (config: Partial<ClientConfig>) => {
    try {
      return new Client({ publishableKey: KEY, signer: noSigner, ...config });
    } catch (error) {
      return error as BaseError;
    }
  };

  it('derives the environment and the default network from the key', () => {
    expect(make({})).toMatchObject({ environment: 'sandbox', network: Network.PolygonAmoy });
    expect(make({ publishableKey: 'pk_live_4Kd92mXw' })).toMatchObject({
      environment: 'live',
      network: Network.Polygon,
    });
  });

  it.each<[string, Partial<ClientConfig>]>([
    ['publishableKey', { publishableKey: '' }],
    ['publishableKey', { publishableKey: 'pk_test_4Kd92mXw' }],
    ['publishableKey', { publishableKey: 'pk_sandbox_local\n' }],
    ['publishableKey', { publishableKey: undefined as unknown as string }],
    ['environment', { environment: 'live' }],
    ['baseUrl', { baseUrl: '/v1' }],
    ['baseUrl', { baseUrl: 'http://api.nacre.example/v1' }],
    ['baseUrl', { baseUrl: 'https://user:pass@api.nacre.example/v1' }],
    ['keyFrameUrl', { keyFrameUrl: 'javascript:alert(1)' }],
    ['keyFrameUrl', { keyFrameUrl: 'https://keys.nacre.example?a=1' }],
    ['maxRetries', { maxRetries: -1 }],
    ['maxRetries', { maxRetries: 11 }],
    ['timeoutMs', { timeoutMs: 0 }],
  ])('with a wrong %s is refused', (argument, config) => {
    expect(make(config)).toMatchObject({ code: 'sdk/invalid-argument', details: { argument } });
  });

  it('may point to this device without TLS', () => {
    expect(
      make({ baseUrl: 'http://localhost:8080/v1/', keyFrameUrl: 'http://127.0.0.1:8081' }),
    ).toBeInstanceOf(Client);
  });

  it('with a network of the other environment is a mismatch', async () => {
    expect(make({ network: Network.Base })).toMatchObject({ code: 'sdk/network-mismatch' });
    const { client } = clientOf({});
    expect(await outcome(client.accounts.get(Network.Base))).toBe('sdk/network-mismatch');
    expect(await outcome(client.accounts.get('mars' as Network))).toBe('sdk/invalid-argument');
  });

  it('with a secret key in any place is rejected without repeating the key', () => {
    const places = ['publishableKey', 'environment', 'baseUrl', 'keyFrameUrl', 'network'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('sandbox', 'live'),
        // Contains characters that no word of a message contains.
        fc.stringMatching(/^[0-9A-Za-z]{4}7q[0-9A-Za-z]{2,26}$/),
        fc.constantFrom('', 'https://', ' ', 'Bearer '),
        (place, environment, random, before) => {
          const secret = `sk_${environment}_${random}`;
          const error = make({ [place]: before + secret });
          expect(error).toMatchObject({ code: 'sdk/invalid-argument' });
          expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(random);
        },
      ),
    );
  });
});

describe('a secret key in a call', () => {
  it('is neither sent nor repeated in the error', async () => {
    const secret = 'sk_live_8Fq20xLmT4';
    const { client, api } = await signedIn({});
    const calls = [
      client.auth.signIn({ method: 'jwt', token: secret }),
      client.auth.signUp({ method: 'jwt', token: `Bearer ${secret}` }),
      client.auth.updateUser({ name: secret }),
      client.accounts.createOrder({ items: [] }, { idempotencyKey: secret }),
      client.accounts.getOrder(secret),
      client.loyalty.redeem('prg_1', { rewardId: secret }),
    ];
    for (const call of calls) {
      const error = (await call.catch((caught: unknown) => caught)) as BaseError;
      expect(error.code).toBe('sdk/invalid-argument');
      expect(JSON.stringify(error) + String(error.stack)).not.toContain('8Fq20xLmT4');
    }
    expect(api.asked).toEqual([]);
  });
});

it('an invalid page of a list is rejected before a request', async () => {
  const { client, api } = await signedIn({});
  for (const limit of [0, 101, 1.5, Number.NaN])
    expect(await outcome(client.loyalty.listPrograms({ limit }))).toBe('sdk/invalid-argument');
  expect(api.asked).toEqual([]);
});
