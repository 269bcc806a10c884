import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { parse } from 'yaml';
import { isNacreError } from '@nacre/sdk-base';
import { createSandbox, type SandboxExchange } from '@nacre/sdk-base/sandbox';
import {
  createServerClient,
  type ServerApi,
  type ServerArguments,
  type ServerOperation,
  type ServerResult,
} from '@nacre/sdk-base/server';
import { serverRoutes } from '../src/server/generated/serverRoutes.ts';

type Described = {
  operationId: string;
  security?: Record<string, unknown>[];
  requestBody?: unknown;
  parameters?: { $ref?: string }[];
};
const { paths } = parse(readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};

/** The operations for a secret key, read independently of the generator of the client's calls. */
const described = Object.entries(paths).flatMap(([path, item]) =>
  ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
    const operation = item[method];
    return operation?.security?.some((way) => 'secretKey' in way) ? [{ ...operation, path, method }] : [];
  }),
);

const open = (options: Parameters<typeof createSandbox>[0] = {}) => {
  const exchanges: SandboxExchange[] = [];
  const sandbox = createSandbox({ ...options, onExchange: (exchange) => exchanges.push(exchange) });
  const nacre = createServerClient({ secretKey: sandbox.secretKey, api: sandbox.api });
  return { sandbox, nacre, exchanges };
};

/** Creates a `fetch` that returns the given responses in order and records its requests. */
function answering(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit & { headers: Headers } }[] = [];
  const fetch = ((url: string, init: RequestInit & { headers: Headers }) => {
    asked.push({ url, init });
    const answer = answers.shift() ?? new Response('{}', { status: 500 });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const problem = (status: number, headers: Record<string, string> = {}) =>
  json({ status, code: status === 429 ? 'sdk/rate-limited' : 'sdk/api-unavailable' }, { status, headers });

afterEach(() => void vi.useRealTimers());

describe('the calls', () => {
  test('are all operations for secret keys, as in the API’s description', () => {
    expect(described.length).toBeGreaterThan(35);
    const expected = described.map(({ operationId, path, method, requestBody, parameters = [] }) => {
      const names = parameters.map(({ $ref = '' }) => $ref.split('/').at(-1));
      const facts = {
        route: `${method.toUpperCase()} ${path}`,
        isKeyed: names.includes('IdempotencyKey'),
        isPaged: names.includes('Cursor'),
        hasBody: requestBody !== undefined,
      };
      return [operationId, expect.objectContaining(facts)];
    });
    expect(serverRoutes).toEqual(Object.fromEntries(expected));
    const { nacre } = open();
    expect(Object.keys(nacre).toSorted()).toEqual(described.map(({ operationId }) => operationId).toSorted());
  });

  test('accept one object, since no parameter has the name of a member of the body', () => {
    const text = readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8');
    const { components } = parse(text) as {
      components: {
        parameters: Record<string, { name: string; in: string }>;
        schemas: Record<string, { properties?: object; oneOf?: { $ref: string }[] }>;
      };
    };
    const members = (reference: string): string[] => {
      const { properties = {}, oneOf = [] } = components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
      return [...Object.keys(properties), ...oneOf.flatMap(({ $ref }) => members($ref))];
    };
    const clashes = described.flatMap(({ operationId, requestBody, parameters = [] }) => {
      const body = requestBody as { content: Record<string, { schema: { $ref: string } }> } | undefined;
      const names = members(body?.content['application/json']?.schema.$ref ?? '');
      return parameters
        .map(({ $ref = '' }) => components.parameters[$ref.split('/').at(-1) ?? ''])
        .filter((parameter) => parameter && parameter.in !== 'header' && names.includes(parameter.name))
        .map((parameter) => `${operationId} ${parameter?.name}`);
    });
    expect(clashes).toEqual([]);
  });

  test('match the types of the description', () => {
    expectTypeOf<ServerArguments<'mintItems'>>().toHaveProperty('collectionId');
    expectTypeOf<ServerArguments<'mintItems'>>().toHaveProperty('items');
    expectTypeOf<ServerArguments<'listOrders'>['userId']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<ServerResult<'earnPoints'>['points']>().toEqualTypeOf<string>();
    expectTypeOf<ServerResult<'deleteWebhookEndpoint'>>().toEqualTypeOf<undefined>();
    expectTypeOf<'sendOtp'>().not.toExtend<ServerOperation>();
  });

  test('reach the sandbox: a program, its tier, its reward, points and a mint', async () => {
    const { sandbox, nacre } = open();
    const { id: programId } = await nacre.createLoyaltyProgram({
      name: 'Quay Club',
      network: 'polygon-amoy',
      token: { name: 'Quay Points', symbol: 'QPT' },
      earningRatio: { points: '2', spend: { amount: '100', currency: 'EUR' } },
    });
    const tier = await nacre.createLoyaltyTier({ programId, name: 'First', threshold: '10' });
    const reward = await nacre.createLoyaltyReward({
      tierId: tier.id,
      kind: 'points',
      name: 'x',
      cost: '0',
      points: '5',
    });
    expect((await nacre.listLoyaltyTiers({ programId })).data).toMatchObject([
      { rewards: [{ id: reward.id }] },
    ]);
    const { userId, badgesId: collectionId } = sandbox.seeded;
    const spend = { amount: '1000', currency: 'EUR' };
    const entry = await nacre.earnPoints({ programId, basis: 'spend', userId, reference: 'a', spend });
    expect(entry).toMatchObject({ points: '20', status: 'pending' });
    expect(await nacre.getLoyaltyBalance({ programId, userId })).toMatchObject({ pending: '20' });
    const job = await nacre.mintItems({ collectionId, items: [{ to: userId, name: 'A badge' }] });
    sandbox.clock.advance(60_000);
    expect((await nacre.getJob({ jobId: job.id })).status).toBe('completed');
    const { id: webhookId } = await nacre.createWebhookEndpoint({
      url: 'https://shop.example/h',
      events: ['order.paid'],
    });
    expect((await nacre.testWebhookEndpoint({ webhookId })).deliveries).toHaveLength(1);
    expect(await nacre.deleteWebhookEndpoint({ webhookId })).toBeUndefined();
  });

  test('fail with the errors of the SDK', async () => {
    const { nacre } = open();
    const error: unknown = await nacre.getUser({ userId: 'usr_none' }).catch((reason: unknown) => reason);
    expect(isNacreError(error) && error.code).toBe('sdk/not-found');
    const other = createServerClient({ secretKey: 'sk_sandbox_another', api: open().sandbox.api });
    await expect(other.listUsers()).rejects.toMatchObject({ code: 'sdk/not-authenticated' });
  });
});

describe('over HTTP', () => {
  const secretKey = 'sk_live_0123456789';

  test('path, query, body, key and idempotency key are in the API’s places', async () => {
    const { asked, fetch } = answering(
      json({ data: [], nextCursor: null }),
      json({ id: 'ent_1' }, { status: 202 }),
      new Response(null, { status: 204 }),
    );
    const nacre = createServerClient({ secretKey, fetch });
    await nacre.listLoyaltyHistory({ programId: 'prg/1', userId: 'usr_1', limit: 5 });
    const args = { programId: 'prg_1', reference: 'till 1' };
    await nacre.reversePoints(args, { idempotencyKey: 'once' });
    await nacre.deleteWebhookEndpoint({ webhookId: 'whk_1' });
    expect(asked.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      [
        'GET',
        'https://api.nacre.example/v1/loyalty/programs/prg%2F1/history?userId=usr_1&limit=5',
        undefined,
      ],
      ['POST', 'https://api.nacre.example/v1/loyalty/programs/prg_1/reverse', '{"reference":"till 1"}'],
      ['DELETE', 'https://api.nacre.example/v1/webhook-endpoints/whk_1', undefined],
    ]);
    for (const { init } of asked) {
      expect(init.headers.get('Authorization')).toBe(`Bearer ${secretKey}`);
      expect(init.headers.has('Nacre-Publishable-Key')).toBe(false);
    }
    expect(asked[1]?.init.headers.get('Idempotency-Key')).toBe('once');
    expect(asked[0]?.init.headers.has('Idempotency-Key')).toBe(false);
  });

  test('temporary failures are retried with the same idempotency key', async () => {
    const { asked, fetch } = answering(
      new TypeError('fetch failed'),
      problem(503),
      json({ id: 'ent_1' }, { status: 202 }),
    );
    const nacre = createServerClient({ secretKey: 'sk_sandbox_1234', fetch });
    const entry = await nacre.reversePoints({ programId: 'prg_1', reference: 'a' });
    expect(entry.id).toBe('ent_1');
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ init }) => init.headers.get('Idempotency-Key'))).size).toBe(1);
    expect(asked[0]?.init.headers.get('Idempotency-Key')).toMatch(/./);
    expect(asked[0]?.url).toMatch(/^https:\/\/api\.sandbox\.nacre\.example\/v1\//);
  });

  test('an idempotency key that no header can carry is rejected', async () => {
    const { asked, fetch } = answering(problem(503), json({}));
    const nacre = createServerClient({ secretKey, fetch });
    await expect(
      nacre.reversePoints({ programId: 'prg_1', reference: 'a' }, { idempotencyKey: '' }),
    ).rejects.toMatchObject({ code: 'sdk/invalid-argument', details: { argument: 'idempotencyKey' } });
    expect(asked).toHaveLength(0);
  });

  test('unsafe calls, final errors and long delays are not retried', async () => {
    const once = answering(problem(503), json({}));
    const nacre = createServerClient({ secretKey, fetch: once.fetch });
    await expect(nacre.updateLoyaltyTier({ tierId: 'tier_1', name: 'x' })).rejects.toMatchObject({
      code: 'sdk/api-unavailable',
    });
    expect(once.asked).toHaveLength(1);
    const final = answering(json({ code: 'sdk/not-found' }, { status: 404 }), json({}));
    await expect(
      createServerClient({ secretKey, fetch: final.fetch }).getJob({ jobId: 'job_1' }),
    ).rejects.toMatchObject({ code: 'sdk/not-found' });
    expect(final.asked).toHaveLength(1);
    const late = answering(problem(429, { 'Retry-After': '60' }), json({}));
    await expect(
      createServerClient({ secretKey, fetch: late.fetch, timeoutMs: 5_000 }).getJob({ jobId: 'job_1' }),
    ).rejects.toMatchObject({ code: 'sdk/rate-limited', retryAfterMs: 60_000 });
    expect(late.asked).toHaveLength(1);
    const none = answering(problem(503), json({}));
    await expect(
      createServerClient({ secretKey, fetch: none.fetch, maxRetries: 0 }).getJob({ jobId: 'job_1' }),
    ).rejects.toMatchObject({ code: 'sdk/api-unavailable' });
  });

  test('a call ends at its caller’s signal or its time limit', async () => {
    const fetch = ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      })) as typeof globalThis.fetch;
    const nacre = createServerClient({ secretKey, fetch });
    const signal = AbortSignal.abort();
    await expect(nacre.listUsers({}, { signal })).rejects.toMatchObject({ code: 'sdk/aborted' });
    await expect(nacre.listUsers({}, { timeoutMs: 5 })).rejects.toMatchObject({ code: 'sdk/timeout' });
  });
});

describe('a list', () => {
  const users = async () => {
    const { sandbox, nacre, exchanges } = open();
    for (const name of ['b', 'c', 'd', 'e']) {
      const email = `${name}@shop.example`;
      const { otpId } = await sandbox.api.request('sendOtp', { body: { channel: 'email', email } });
      await sandbox.api.request('signUp', { body: { method: 'otp', otpId, code: '000000' } });
    }
    const asked = () => exchanges.filter(({ operation }) => operation === 'listUsers').length;
    return { sandbox, nacre, asked };
  };

  test('yields all entries with for await, and requests each page once and on demand', async () => {
    const { nacre, asked } = await users();
    const emails: (string | null)[] = [];
    for await (const { email } of nacre.listUsers({ limit: 2 })) emails.push(email);
    expect(emails).toEqual(['e', 'd', 'c', 'b', 'ada'].map((name) => `${name}@shop.example`));
    expect(asked()).toBe(3);
    for await (const { email } of nacre.listUsers({ limit: 2 })) if (email?.startsWith('d')) break;
    expect(asked()).toBe(4);
  });

  test('keeps its filter on every page, and is a single page when awaited', async () => {
    const { sandbox, nacre } = await users();
    const { userId } = sandbox.seeded;
    const { data, nextCursor } = await nacre.listUsers({ limit: 2 });
    expect([data.length, typeof nextCursor]).toEqual([2, 'string']);
    const { programId } = sandbox.seeded;
    const points: string[] = [];
    for await (const entry of nacre.listLoyaltyHistory({ programId, userId, limit: 1 }))
      points.push(entry.points);
    expect(points).toEqual(['-80', '80', '120']);
    await expect(nacre.listUsers({ limit: 500 })).rejects.toMatchObject({ code: 'sdk/invalid-argument' });
  });
});

describe('the configuration', () => {
  test.each([
    [{ secretKey: 'pk_sandbox_local' }, 'secretKey'],
    [{ secretKey: '' }, 'secretKey'],
    [{ secretKey: 'sk_sandbox_1234', baseUrl: 'http://api.nacre.example' }, 'baseUrl'],
    [{ secretKey: 'sk_sandbox_1234', baseUrl: 'https://user:pass@api.nacre.example/v1' }, 'baseUrl'],
    [{ secretKey: 'sk_sandbox_1234', baseUrl: 'https://api.nacre.example/v1?a=1' }, 'baseUrl'],
    [{ secretKey: 'sk_sandbox_1234', baseUrl: 'https://api.nacre.example/v1#f' }, 'baseUrl'],
    [{ secretKey: 'sk_sandbox_1234', maxRetries: 11 }, 'maxRetries'],
    [{ secretKey: 'sk_sandbox_1234', timeoutMs: 0 }, 'timeoutMs'],
    [undefined, 'secretKey'],
  ])('%j is rejected for its %s', (config, argument) => {
    const make = () => createServerClient(config as never);
    expect(make).toThrow(expect.objectContaining({ code: 'sdk/invalid-argument', details: { argument } }));
  });

  test.each(['http://localhost:1/v1', 'http://127.0.0.1:1/v1/', 'http://[::1]:1/v1'])(
    'accepts %s',
    (baseUrl) => {
      expect(createServerClient({ secretKey: 'sk_sandbox_1234', baseUrl })).toHaveProperty('getUser');
    },
  );

  test('is rejected in a page, and no message contains the key', () => {
    vi.stubGlobal('document', { createElement: () => undefined });
    try {
      expect(() => createServerClient({ secretKey: 'sk_live_topsecret' })).toThrow(
        expect.objectContaining({
          code: 'sdk/not-supported',
          message: expect.not.stringContaining('topsecret') as string,
        }),
      );
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('accepts a custom transport, which may throw anything', async () => {
    const api: ServerApi = {
      request() {
        throw new Error('no network');
      },
    };
    const nacre = createServerClient({ secretKey: 'sk_sandbox_1234', api, maxRetries: 0 });
    await expect(nacre.getJob({ jobId: 'job_1' })).rejects.toMatchObject({ code: 'sdk/api-unavailable' });
  });
});
