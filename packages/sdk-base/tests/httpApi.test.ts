import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { Client } from '../src/client/Client.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { catalogue } from '../src/errors/catalogue.ts';
import { isNacreError } from '../src/errors/isNacreError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { Network } from '../src/networks/Network.ts';
import { httpApi } from '../src/transport/httpApi.ts';
import { parseRetryAfter } from '../src/transport/retryDelay.ts';
import { KEY, noSigner } from './fakeBackend.ts';

const BASE = 'https://api.sandbox.nacre.example/v1';

/** Creates a transport with one response. It records its requests in `sent`. */
function transport(answer: () => Response | Promise<Response>) {
  const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(answer));
  return {
    api: httpApi({ publishableKey: KEY, baseUrl: BASE, fetch: sent as unknown as typeof fetch }),
    sent,
  };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });

const failure = async (work: Promise<unknown>): Promise<BaseError> => {
  const error = await work.then(
    () => new Error('did not fail'),
    (caught: unknown) => caught,
  );
  if (error instanceof BaseError) return error;
  throw error;
};

describe('a request', () => {
  it('has the path, query, keys and body in the right places', async () => {
    const { api, sent } = transport(() => json(200, {}));
    await api.request(
      'listTransfers',
      { path: { network: Network.PolygonAmoy }, query: { limit: 10, cursor: 'a b&c' } },
      { accessToken: 'a.b.c' },
    );
    await api.request('signIn', { body: { method: 'jwt', token: 'a.b.c' } }, { idempotencyKey: 'key-1' });
    const [[url, init], [, second]] = sent.mock.calls as [[string, RequestInit], [string, RequestInit]];
    expect(url).toBe(`${BASE}/accounts/polygon-amoy/transfers?limit=10&cursor=a+b%26c`);
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit', redirect: 'manual', cache: 'no-store' });
    expect(init.body).toBeUndefined();
    const headers = new Headers(init.headers);
    expect(headers.get('Authorization')).toBe('Bearer a.b.c');
    expect(headers.get('Nacre-Publishable-Key')).toBe(KEY);
    expect(headers.has('Idempotency-Key')).toBe(false);
    expect(second.body).toBe('{"method":"jwt","token":"a.b.c"}');
    expect(new Headers(second.headers).get('Idempotency-Key')).toBe('key-1');
    expect(new Headers(second.headers).has('Authorization')).toBe(false);
  });

  it('keeps any path parameter within its segment', async () => {
    const { api, sent } = transport(() => json(200, {}));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.array(fc.nat(0x10_ffff)).map((codes) => String.fromCodePoint(...codes)),
          fc.string({ unit: fc.constantFrom('.', '/', '%', '\uD800', 'a') }),
        ),
        async (orderId) => {
          sent.mockClear();
          const work = api.request('getOrder', { path: { orderId } });
          if (['', '.', '..'].includes(orderId) || /[\uD800-\uDFFF]/u.test(orderId)) {
            expect((await failure(work)).code).toBe('sdk/invalid-argument');
            expect(sent).not.toHaveBeenCalled();
          } else {
            await work;
            const { pathname, search, hash } = new URL(sent.mock.calls[0]?.[0] ?? '');
            expect(pathname.split('/')).toHaveLength(4);
            expect(pathname.startsWith('/v1/orders/')).toBe(true);
            expect(search + hash).toBe('');
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(['.', '..', ''])('is refused for the path parameter %j', async (orderId) => {
    const { api, sent } = transport(() => json(200, {}));
    expect((await failure(api.request('getOrder', { path: { orderId } }))).code).toBe('sdk/invalid-argument');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  it('is the JSON, or nothing without content', async () => {
    expect(await transport(() => json(201, { a: 1 })).api.request('getStatus', {})).toEqual({ a: 1 });
    const none = transport(() => new Response(null, { status: 204 }));
    expect(await none.api.request('signOut', {})).toBeUndefined();
  });

  it.each(['', '<html></html>', '{"status":', '{"a":1}}', 'undefined'])(
    'that is not JSON is unexpected: %j',
    async (body) => {
      const error = await failure(transport(() => json(200, body)).api.request('getStatus', {}));
      expect(error.type).toBe(SdkErrorType.UnexpectedResponse);
    },
  );

  it('that breaks off is unexpected', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":"oper'));
        controller.error(new TypeError('terminated'));
      },
    });
    const error = await failure(transport(() => new Response(broken)).api.request('getStatus', {}));
    expect(error.type).toBe(SdkErrorType.UnexpectedResponse);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('that never arrives is a network failure', async () => {
    const { api } = transport(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failure(api.request('getStatus', {}))).type).toBe(SdkErrorType.ApiUnavailable);
  });
});

describe('a header', () => {
  it('that the transport sends or reads is in the API’s description', async () => {
    const text = readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8');
    const { components, info } = parse(text) as {
      info: { description: string };
      components: {
        parameters: Record<string, { in: string; name: string }>;
        securitySchemes: Record<string, { in?: string; name?: string }>;
        responses: Record<string, { headers?: Record<string, unknown> }>;
      };
    };
    const described = [...Object.values(components.parameters), ...Object.values(components.securitySchemes)]
      .filter((entry) => entry.in === 'header')
      .map(({ name = '' }) => name.toLowerCase());
    const answered = Object.values(components.responses).flatMap(({ headers = {} }) => Object.keys(headers));

    const read = new Set<string>();
    const answer = json(429, {}, { 'Retry-After': '1', 'Nacre-Request-Id': 'req_5Vb90wQe' });
    const get = vi.spyOn(answer.headers, 'get').mockImplementation((name) => {
      read.add(name);
      return null;
    });
    const { api, sent } = transport(() => answer);
    await failure(
      api.request('createOrder', { body: { items: [] } }, { accessToken: 'a.b.c', idempotencyKey: 'k' }),
    );
    expect(get).toHaveBeenCalled();
    expect([...read].sort()).toEqual(['Nacre-Request-Id', 'Retry-After']);
    expect([...read].filter((name) => !answered.includes(name))).toEqual([]);
    // The description doesn't cover the standard headers of HTTP.
    const own = [...new Headers(sent.mock.calls[0]?.[1].headers).keys()].filter(
      (name) => !['accept', 'content-type', 'authorization'].includes(name),
    );
    expect(own).toEqual(['idempotency-key', 'nacre-publishable-key', 'nacre-sdk-version']);
    const { description } = info;
    expect(
      own.filter((name) => !described.includes(name) && !description.toLowerCase().includes(`\`${name}\``)),
    ).toEqual([]);
  });
});

describe('a problem', () => {
  it.each([
    [400, SdkErrorType.InvalidArgument],
    [401, SdkErrorType.NotAuthenticated],
    [403, SdkErrorType.Forbidden],
    [404, SdkErrorType.NotFound],
    [409, SdkErrorType.Conflict],
    [418, SdkErrorType.UnexpectedResponse],
    [422, SdkErrorType.InvalidArgument],
    [429, SdkErrorType.RateLimited],
    [500, SdkErrorType.ApiUnavailable],
    [503, SdkErrorType.ApiUnavailable],
    [599, SdkErrorType.ApiUnavailable],
  ])('without a code is classified by its status %i', async (status, type) => {
    for (const body of ['', '<h1>no</h1>', '[]', 'null', '{}', '{"code":"sdk/new-one"}', '{"code":7}']) {
      const error = await failure(transport(() => json(status, body)).api.request('getStatus', {}));
      expect(error.type).toBe(type);
      expect(error.details?.status).toBe(status);
    }
  });

  it.each(Object.values(catalogue))('with the code $code has its class', async ({ code, class: name }) => {
    const body = { code, status: 400, title: 'T', detail: 'D', requestId: 'req_5Vb90wQe' };
    const error = await failure(transport(() => json(400, body)).api.request('getStatus', {}));
    expect(error).toMatchObject({ name, code, type: code, requestId: 'req_5Vb90wQe' });
  });

  it('is an error of the SDK with any content, and repeats none of it', async () => {
    const member = fc.oneof(fc.constantFrom(...Object.keys(catalogue)), fc.jsonValue());
    const problem = fc.record(
      { code: member, title: fc.string(), detail: fc.string(), requestId: member, status: member },
      { requiredKeys: [] },
    );
    const secret = 'rt_kq3GJ0mXx4yV8cRz 493027';
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 400, max: 599 }), problem, async (status, document) => {
        const body = { ...document, detail: secret, title: secret };
        const error = await failure(transport(() => json(status, body)).api.request('getStatus', {}));
        expect(isNacreError(error)).toBe(true);
        expect(JSON.stringify(error)).not.toContain(secret);
        expect(String(error.stack)).not.toContain(secret);
        expect(error.requestId ?? 'req_a').toMatch(/^req_[\w-]{1,64}$/);
      }),
    );
  });

  it('lists the invalid fields of the request, in its message and as data', async () => {
    const errors = [
      { pointer: '/transfer/to', detail: 'The checksum of the address is wrong.' },
      { pointer: '/transfer/amount', detail: 'Must be above zero.' },
    ];
    const body = { code: 'sdk/invalid-argument', status: 422, detail: 'A value is not accepted.', errors };
    const error = await failure(transport(() => json(422, body)).api.request('getStatus', {}));
    expect(error.message).toBe(
      "An argument isn't valid. /transfer/to: The checksum of the address is wrong. " +
        '/transfer/amount: Must be above zero.',
    );
    expect(error.details).toEqual({ status: 422, errors });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ message: error.message, details: { errors } });
    const typed: readonly { pointer: string; detail: string }[] | undefined = error.details?.errors;
    expect(typed?.[1]?.pointer).toBe('/transfer/amount');
  });

  it('limits the invalid fields, and omits malformed entries and secrets', async () => {
    const part = { pointer: '/a', detail: 'sk_live_9aZk20dkfpQ' };
    const odd = [null, 7, [], {}, { pointer: 1, detail: 'x' }, { pointer: 'x'.repeat(201), detail: 'x' }];
    const problem = (errors: unknown, code: unknown = 'sdk/invalid-argument') =>
      failure(transport(() => json(422, { code, errors })).api.request('getStatus', {}));
    const few = await problem([...odd, part]);
    expect(few.details?.errors).toEqual([{ pointer: '/a', detail: '[redacted]' }]);
    expect(JSON.stringify(few)).not.toContain('sk_live');
    const many = await problem(Array.from({ length: 500 }, () => ({ ...part, detail: 'x'.repeat(900) })));
    expect(many.details?.errors).toHaveLength(20);
    expect(many.message.length).toBeLessThanOrEqual(500);
    expect(JSON.stringify(many).length).toBeLessThan(15_000);
    for (const none of [undefined, [], 'x', odd])
      expect((await problem(none)).details).toEqual({ status: 422 });
    // A proxy's document has none of our codes.
    expect((await problem([part], null)).details).toEqual({ status: 422 });
  });

  it('has the retry delay, given in seconds or as a date', async () => {
    const answer = () => json(429, {}, { 'Retry-After': '12' });
    expect(await failure(transport(answer).api.request('getStatus', {}))).toMatchObject({
      retryAfterMs: 12_000,
    });
    const now = Date.UTC(2026, 2, 2, 9, 30);
    expect(parseRetryAfter('Mon, 02 Mar 2026 09:30:05 GMT', now)).toBe(5_000);
    expect(parseRetryAfter('Mon, 02 Mar 2026 09:29:00 GMT', now)).toBe(0);
    expect(parseRetryAfter(' 0 ', now)).toBe(0);
    for (const odd of [null, '', 'soon', '-1', '1.5', '1e9', '99999999999', '2026-03-02', 'Monday'])
      expect(parseRetryAfter(odd, now)).toBeUndefined();
  });
});

describe('a platform’s fetch', () => {
  const statusOf = async (fetch: unknown) => {
    const client = new Client({
      publishableKey: KEY,
      signer: noSigner,
      fetch: fetch as typeof globalThis.fetch,
    });
    return failure(client.status());
  };

  it('that returns a redirect fails immediately, and the redirect isn’t followed', async () => {
    const redirects = [300, 301, 302, 303, 307, 308].map((status) => new Response(null, { status }));
    const opaque = { status: 0, type: 'opaqueredirect', ok: false, body: null, headers: new Headers() };
    for (const redirect of [...redirects, opaque]) {
      const sent = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(redirect));
      const error = await statusOf(sent);
      expect(error).toMatchObject({ code: 'sdk/unexpected-response', details: { status: redirect.status } });
      expect(error.message).toContain('redirects');
      expect(sent).toHaveBeenCalledOnce();
      expect(sent.mock.calls[0]?.[1].redirect).toBe('manual');
    }
  });

  it('that can’t make the request isn’t called again', async () => {
    class Platform extends Request {
      constructor(url: string, init: RequestInit) {
        if (init.redirect === 'manual') throw new TypeError('Invalid redirect value');
        super(url, init);
      }
    }
    vi.stubGlobal('Request', Platform);
    const sent = vi.fn((url: string, init: RequestInit) => fetch(new Request(url, init)));
    const error = await statusOf(async (url: string, init: RequestInit) => sent(url, init));
    expect(error).toMatchObject({
      code: 'sdk/not-supported',
      retryable: false,
      details: { feature: 'fetch' },
    });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(sent).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('receives no settings that it doesn’t implement', async () => {
    vi.stubGlobal('Request', { prototype: {} });
    const { api, sent } = transport(() => json(200, {}));
    await api.request('getStatus', {});
    expect(Object.keys(sent.mock.calls[0]?.[1] ?? {}).toSorted()).toEqual([
      'body',
      'headers',
      'method',
      'redirect',
      'signal',
    ]);
    vi.unstubAllGlobals();
  });

  it('has to exist', async () => {
    vi.stubGlobal('fetch', undefined);
    expect(await statusOf(undefined)).toMatchObject({ code: 'sdk/not-supported' });
    vi.unstubAllGlobals();
  });
});
