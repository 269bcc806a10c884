import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../src/index.ts';
import { forwardWebhooks } from '../src/command/forwardWebhooks.ts';
import { serveSandbox, type ServedSandbox } from '../src/command/index.ts';
import { createNodeWebhookHandler, createServerClient } from '../src/server/index.ts';

const asServer = { Authorization: 'Bearer sk_sandbox_local' };
const json = { 'Content-Type': 'application/json' };
const program = '/loyalty/programs/prg_3Bv68hJq';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox({ port: 0, now: '2026-03-02T09:30:00Z', speed: 0 });
});
afterAll(() => served.close());

async function send(method: string, path: string, init: Omit<RequestInit, 'method'> = {}) {
  const response = await fetch(served.url + path, { ...init, method });
  const text = await response.text();
  const body = (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown> | undefined;
  return { status: response.status, code: body?.code, body, headers: response.headers };
}

describe('routes', () => {
  test('a response has the status, headers and body of the operation', async () => {
    const { status, headers, body } = await send('GET', '/users/usr_4Kd92mXw', { headers: asServer });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('nacre-request-id')).toMatch(/^req_/);
    expect(body).toMatchObject({ id: 'usr_4Kd92mXw', name: 'Ada Martin' });
  });

  test('a fixed segment takes precedence over a parameter', async () => {
    // With a secret key, `/users/{userId}` would respond with "no such user".
    expect(await send('GET', '/users/me', { headers: asServer })).toMatchObject({ status: 401 });
  });

  test('the key set is at the root, as in the description', async () => {
    const response = await fetch(`${new URL(served.url).origin}/.well-known/jwks.json`);
    expect(await response.json()).toMatchObject({ keys: [{ kty: 'EC' }] });
  });

  test('a response without content has no body', async () => {
    const { status, body } = await send('DELETE', '/zelty/connections/con_7Fw20pHn', { headers: asServer });
    expect({ status, body }).toEqual({ status: 204, body: undefined });
  });

  test.each(['/nothing', '/users/', '/users/a/b', '/users/%E0%A4%A', '/../status2'])(
    'there is nothing at %s',
    async (path) => {
      const { status, code, headers } = await send('GET', path);
      expect({ status, code }).toEqual({ status: 404, code: 'sdk/not-found' });
      expect(headers.get('content-type')).toBe('application/problem+json');
    },
  );

  test('another method is rejected, and the response lists the supported ones', async () => {
    const { status, headers, body } = await send('PUT', '/users/me');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, PATCH');
    expect(body).toMatchObject({ status: 405, requestId: headers.get('nacre-request-id') });
  });
});

describe('the parts of a request', () => {
  test('a number in the query is read as a number', async () => {
    const { body } = await send('GET', '/collections?limit=1', { headers: asServer });
    expect(body?.data).toHaveLength(1);
    const next = await send('GET', `/collections?limit=1&cursor=${String(body?.nextCursor)}`, {
      headers: asServer,
    });
    expect(next.body?.data).not.toEqual(body?.data);
  });

  test.each(['limit=two', 'limit=0', 'limit=', 'limit=1&limit=2'])(
    'the query %s is refused',
    async (query) => {
      expect(await send('GET', `/collections?${query}`, { headers: asServer })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: 'limit' }] },
      });
    },
  );

  test('a key makes a call safe to repeat', async () => {
    const body = JSON.stringify({ basis: 'points', userId: 'usr_4Kd92mXw', reference: 'a', points: '5' });
    const headers = { ...asServer, ...json, 'Idempotency-Key': 'key-a' };
    const first = await send('POST', `${program}/earn`, { headers, body });
    const again = await send('POST', `${program}/earn`, { headers, body });
    expect(first.status).toBe(202);
    expect(again.body).toEqual(first.body);
    const other = await send('POST', `${program}/earn`, { headers, body: body.replace('"5"', '"6"') });
    expect(other).toMatchObject({ status: 409, code: 'sdk/conflict' });
  });

  test.each([
    ['text/plain', '{}', 415],
    ['application/json', '{', 400],
    ['application/json', `"${'x'.repeat(1_000_001)}"`, 413],
    ['application/json; charset=utf-8', '{}', 422],
  ])('a body of %s has its own status', async (type, body, status) => {
    const headers = { ...asServer, 'Content-Type': type };
    expect(await send('POST', '/collections', { headers, body })).toMatchObject({
      status,
      code: 'sdk/invalid-argument',
    });
  });
});

describe('authorization', () => {
  test.each([
    ['GET', '/users', {}, 401],
    ['GET', '/users', { Authorization: 'Bearer sk_sandbox_wrong' }, 401],
    ['GET', '/users', { Authorization: 'Basic abc' }, 401],
    ['POST', '/auth/otp', json, 401],
    ['POST', '/auth/otp', { ...json, 'Nacre-Publishable-Key': 'pk_live_x' }, 401],
    ['POST', '/auth/otp', { ...json, 'Nacre-Publishable-Key': 'pk_sandbox_x' }, 201],
    ['GET', '/status', { Origin: 'https://evil.example' }, 403],
    ['GET', '/status', { Origin: 'null' }, 403],
  ])('%s %s with %o returns %i', async (method, path, headers, expected) => {
    const body =
      method === 'POST' ? JSON.stringify({ channel: 'email', email: 'b@shop.example' }) : undefined;
    expect((await send(method, path, { headers: headers as HeadersInit, body })).status).toBe(expected);
  });

  test('a foreign host name that resolves to this machine is rejected', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { Host: 'rebound.example' };
      const sent = httpRequest(`${served.url}/status`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject).end();
    });
    expect(status).toBe(421);
  });

  test('a page of this machine may make requests and read responses', async () => {
    const headers = { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'PATCH' };
    const asked = await send('OPTIONS', '/users/me', { headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, PATCH');
    const lost = await send('GET', '/nowhere', { headers: { Origin: 'http://localhost:5173' } });
    expect(lost.headers.get('access-control-expose-headers')).toBe(
      'Nacre-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
    );
    const read = await send('GET', '/status', { headers: { Origin: 'http://localhost:5173' } });
    expect(read.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });
});

test('a server can read the remaining calls', async () => {
  const served = await serveSandbox({ port: 0, now: '2026-03-02T09:30:00Z', speed: 0 });
  try {
    const remaining = async () => {
      const { headers } = await fetch(`${served.url}/users`, { headers: asServer });
      return ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
    };
    expect(await remaining()).toEqual(['600', '599', '60']);
    served.sandbox.clock.advance(1_000);
    expect(await remaining()).toEqual(['600', '598', '59']);
    const signIn = () =>
      fetch(`${served.url}/auth/sign-in`, {
        method: 'POST',
        headers: { ...json, 'Nacre-Publishable-Key': served.sandbox.publishableKey },
        body: JSON.stringify({ method: 'otp', otpId: 'otp_1', code: '111111' }),
      });
    for (let count = 0; count < 20; count++) expect((await signIn()).status).toBe(401);
    const refused = await signIn();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    served.sandbox.clock.advance(60_000);
    expect((await signIn()).status).toBe(401);
  } finally {
    await served.close();
  }
});

test('the clients of the SDK work with it', async () => {
  const { url, sandbox } = served;
  const client = new Client({ publishableKey: 'pk_sandbox_local', baseUrl: url, signer: sandbox.signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  const { user } = await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
  const account = await client.accounts.get();
  const transfer = await account.transfer({ kind: 'native', to: sandbox.seeded.friendAddress, amount: 1n });
  expect([user.id, transfer.status]).toEqual([sandbox.seeded.userId, 'pending']);
  const nacre = createServerClient({ secretKey: 'sk_sandbox_local', baseUrl: url });
  expect((await nacre.getOrder({ orderId: sandbox.seeded.orderId })).status).toBe('pending');
});

test('overlapping requests each get their own response', async () => {
  const paths = [
    '/status',
    '/users/usr_4Kd92mXw',
    '/orders/ord_2Pw84nRt',
    '/nothing',
    '/collections/col_9Lm27cYs',
  ];
  const answers = await Promise.all(paths.map((path) => send('GET', path, { headers: asServer })));
  expect(answers.map(({ body }) => body?.id ?? body?.code ?? body?.environment)).toEqual([
    'sandbox',
    'usr_4Kd92mXw',
    'ord_2Pw84nRt',
    'sdk/not-found',
    'col_9Lm27cYs',
  ]);
});

test('a port can be used once, and is free after closing', async () => {
  const first = await serveSandbox({ port: 0 });
  const port = Number(new URL(first.url).port);
  await expect(serveSandbox({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
  const second = await serveSandbox({ port });
  await second.close();
  await expect(fetch(`${second.url}/status`)).rejects.toThrow();
});

test("webhooks are forwarded to a server that verifies them, whatever the sandbox's clock says", async () => {
  const { sandbox } = served;
  const received: string[] = [];
  const handler = createNodeWebhookHandler({
    secret: sandbox.seeded.webhookSecret,
    on: { 'webhook.test': ({ id }) => void received.push(id) },
  });
  const own = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(own.address() as AddressInfo).port}/hooks/nacre`;
  const said: string[] = [];
  const stop = forwardWebhooks({ sandbox, target }, (line) => said.push(line));
  const nacre = createServerClient({ secretKey: sandbox.secretKey, baseUrl: served.url });
  const sendTest = async () =>
    (await nacre.testWebhookEndpoint({ webhookId: sandbox.seeded.webhookId })).event.id;
  try {
    const first = await sendTest();
    await expect.poll(() => said).toContain(`webhook.test ${first}: 204`);
    expect(received).toEqual([first]);

    await new Promise((resolve) => own.close(resolve));
    const second = await sendTest();
    await expect.poll(() => said).toContain(`webhook.test ${second}: no answer (ECONNREFUSED)`);
  } finally {
    stop();
    own.close();
  }
});
