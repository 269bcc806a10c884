import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isNacreError } from '@nacre/sdk-base';
import { createSandbox, type Sandbox, type SandboxDelivery } from '@nacre/sdk-base/sandbox';
import {
  createNodeWebhookHandler,
  createWebhookHandler,
  type NodeRequest,
  type WebhookHandlerOptions,
} from '@nacre/sdk-base/server';

let sandbox: Sandbox;
let seen: string[];
let errors: unknown[];
let options: WebhookHandlerOptions;

beforeEach(() => {
  sandbox = createSandbox();
  seen = [];
  errors = [];
  options = {
    secret: sandbox.seeded.webhookSecret,
    on: { 'order.paid': ({ data }) => seen.push(`${data.id} ${data.total.amount === 4900n}`) },
    onError: (error) => errors.push(isNacreError(error) ? error.code : String(error)),
    now: () => sandbox.clock.now(),
  };
});

/** Returns the sandbox's delivery for a paid order. */
function paid(): SandboxDelivery {
  sandbox.payOrder(sandbox.seeded.orderId);
  const [delivery] = sandbox.webhooks;
  if (!delivery) throw new Error('nothing was sent');
  return delivery;
}

/** Signs a custom body in the same way as the sandbox. */
async function signed(body: string): Promise<Pick<SandboxDelivery, 'headers' | 'body'>> {
  const time = Math.floor(sandbox.clock.now().getTime() / 1_000);
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(options.secret), algorithm, false, ['sign']);
  const mac = Buffer.from(await crypto.subtle.sign(algorithm, key, bytes.encode(`${time}.${body}`)));
  return {
    headers: { 'Content-Type': 'application/json', 'Nacre-Signature': `t=${time},v1=${mac.toString('hex')}` },
    body,
  };
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; text: string; allow: string | null };

/** Sends a request to a handler for the Fetch standard. */
async function overFetch(sent: Sent, using: WebhookHandlerOptions = options): Promise<Answer> {
  const request = new Request('https://shop.example/hooks/nacre', { method: 'POST', ...sent });
  const response = await createWebhookHandler(using)(request);
  return { status: response.status, text: await response.text(), allow: response.headers.get('Allow') };
}

let server: Server | undefined;
afterEach(
  () => new Promise<void>((resolve) => (server?.listening ? server.close(() => resolve()) : resolve())),
);

/** Sends a request to a Node server that runs `before` ahead of the handler. */
async function overNode(
  sent: Sent,
  using: WebhookHandlerOptions = options,
  before: (request: IncomingMessage & Pick<NodeRequest, 'body' | 'rawBody'>) => unknown = () => undefined,
): Promise<Answer> {
  const handler = createNodeWebhookHandler(using);
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    await before(request);
    await handler(request, response);
  };
  server = createServer((request, response) => void listen(request, response)).listen(0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', ...sent });
  const answer = {
    status: response.status,
    text: await response.text(),
    allow: response.headers.get('Allow'),
  };
  server.close();
  return answer;
}

const raw = async (request: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

describe.each([
  ['the Fetch standard', overFetch],
  ['Node’s http', overNode],
] as const)('a webhook over %s', (_, send) => {
  test('is verified, parsed with amounts as bigint, handled, and answered with 204', async () => {
    const { headers, body } = paid();
    expect(await send({ headers, body })).toEqual({ status: 204, text: '', allow: null });
    expect(seen).toEqual([`${sandbox.seeded.orderId} true`]);
    expect(errors).toEqual([]);
  });

  test('of an unhandled or unknown type is answered with 204', async () => {
    const unknown: string[] = [];
    const using = {
      ...options,
      on: { 'order.paid': undefined },
      onUnknown: ({ id }: { id: string }) => unknown.push(id),
    };
    const { headers, body, eventId } = paid();
    expect((await send({ headers, body }, using)).status).toBe(204);
    const event = {
      id: 'evt_1',
      type: 'order.refunded',
      environment: 'sandbox',
      createdAt: '2026-03-02T09:30:00Z',
      data: {},
    };
    expect(await send(await signed(JSON.stringify(event)), using)).toMatchObject({ status: 204 });
    expect(unknown).toEqual([eventId, 'evt_1']);
    expect((await send(await signed(JSON.stringify(event)))).status).toBe(204);
    // A name inherited by every object isn't a handler.
    const odd = JSON.stringify({ ...event, type: 'toString' });
    expect((await send(await signed(odd))).status).toBe(204);
  });

  test('with an invalid signature is answered with 400, and never handled', async () => {
    const { headers, body } = paid();
    const { 'Nacre-Signature': signature, ...others } = headers;
    for (const sent of [
      { headers: others, body },
      {
        headers: {
          ...headers,
          'Nacre-Signature': signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        },
        body,
      },
      { headers, body: body.replace('4900', '4901') },
      { headers, body: '' },
    ])
      expect(await send(sent)).toMatchObject({ status: 400, text: 'crypto/proof-invalid' });
    sandbox.clock.advance(301_000);
    expect((await send({ headers, body })).status).toBe(400);
    expect((await send({ headers, body }, { ...options, toleranceSeconds: 600 })).status).toBe(204);
    expect(seen).toHaveLength(1);
    expect(new Set(errors)).toEqual(new Set(['crypto/proof-invalid']));
  });

  test('that is signed but not an event is answered with 400', async () => {
    for (const body of ['[]', '{', '{"id":1}'])
      expect(await send(await signed(body))).toMatchObject({ status: 400, text: 'sdk/unexpected-response' });
  });

  test('whose handler throws is answered with 500, so that it is sent again', async () => {
    const { headers, body } = paid();
    const failing = { 'order.paid': () => Promise.reject(new Error('no database')) };
    expect(await send({ headers, body }, { ...options, on: failing })).toMatchObject({ status: 500 });
    expect(errors).toEqual(['Error: no database']);
    // The same without an error callback, and with a failing one.
    const deaf = { ...options, on: failing, onError: undefined };
    expect((await send({ headers, body }, deaf)).status).toBe(500);
    const onError = () => {
      throw new Error('no log');
    };
    expect((await send({ headers, body }, { ...options, on: failing, onError })).status).toBe(500);
  });

  test('without a configured secret is answered with 500, so that it is sent again', async () => {
    const { headers, body } = paid();
    expect(await send({ headers, body }, { ...options, secret: '' })).toMatchObject({
      status: 500,
      text: 'sdk/invalid-argument',
    });
  });

  test('is a POST of at most a megabyte', async () => {
    expect(await send({ method: 'GET' })).toEqual({ status: 405, text: 'method-not-allowed', allow: 'POST' });
    const body = 'x'.repeat(1_000_001);
    expect(await send({ headers: {}, body })).toMatchObject({ status: 413 });
  });
});

describe('a body that arrives in parts', () => {
  const partsOf = (body: string): Uint8Array[] => {
    const bytes = new TextEncoder().encode(body);
    return [bytes.subarray(0, 100), bytes.subarray(100, 101), bytes.subarray(101)];
  };

  test('is joined over the Fetch standard', async () => {
    const { headers, body } = paid();
    const parts = new ReadableStream({
      start(controller) {
        for (const part of partsOf(body)) controller.enqueue(part);
        controller.close();
      },
    });
    const sent = { method: 'POST', headers, body: parts, duplex: 'half' } as RequestInit;
    const response = await createWebhookHandler(options)(new Request('https://shop.example/hooks', sent));
    expect(response.status).toBe(204);
    expect(seen).toHaveLength(1);
  });

  test('is joined over Node’s http', async () => {
    const { headers, body } = paid();
    const request: NodeRequest = Object.assign(Readable.from(partsOf(body)), {
      method: 'POST',
      headers: { 'nacre-signature': headers['Nacre-Signature'] },
    });
    const response = { statusCode: 0, setHeader: () => undefined, end: () => undefined };
    await createNodeWebhookHandler(options)(request, response);
    expect(response.statusCode).toBe(204);
    expect(seen).toHaveLength(1);
  });
});

test('a body without end is not read to its end', async () => {
  let isStopped = false;
  async function* endless() {
    try {
      for (;;) yield await Promise.resolve(new Uint8Array(100_000));
    } finally {
      isStopped = true;
    }
  }
  const request: NodeRequest = Object.assign(endless(), {
    method: 'POST',
    headers: {},
    readableEnded: false,
  });
  const response = { statusCode: 0, setHeader: () => undefined, end: () => undefined };
  await createNodeWebhookHandler(options)(request, response);
  expect([response.statusCode, isStopped]).toEqual([413, true]);
});

describe('a body that was already read', () => {
  test('is rejected with a solution if only the parsed body is left', async () => {
    const { headers, body } = paid();
    const parse = async (request: IncomingMessage & Pick<NodeRequest, 'body'>) => {
      request.body = JSON.parse((await raw(request)).toString()) as unknown;
    };
    const told: string[] = [];
    const onError = (error: unknown) => told.push((error as Error).message);
    const answer = await overNode({ headers, body }, { ...options, onError }, parse);
    expect(answer).toMatchObject({ status: 500, text: 'sdk/invalid-argument' });
    expect(told).toEqual([expect.stringContaining("express.raw({ type: 'application/json' })")]);
    expect(seen).toEqual([]);
  });

  test.each([
    ['bytes', (body: Buffer) => ({ body })],
    ['a text', (body: Buffer) => ({ body: body.toString() })],
    [
      'bytes of another realm',
      (body: Buffer) => ({
        body: runInNewContext('Uint8Array.from(bytes)', { bytes: [...body] }) as unknown,
      }),
    ],
    [
      'raw bytes beside what was parsed',
      (rawBody: Buffer) => ({ body: JSON.parse(rawBody.toString()) as unknown, rawBody }),
    ],
  ])('is accepted as %s', async (_, left) => {
    const { headers, body } = paid();
    const read = async (request: IncomingMessage) => void Object.assign(request, left(await raw(request)));
    expect((await overNode({ headers, body }, options, read)).status).toBe(204);
    expect(seen).toHaveLength(1);
  });

  test('is read if no parser has run, for which Express 4 sets an empty object', async () => {
    const { headers, body } = paid();
    const leave = (request: Pick<NodeRequest, 'body'>) => (request.body = {});
    expect((await overNode({ headers, body }, options, leave)).status).toBe(204);
    const asText = (request: IncomingMessage) => request.setEncoding('utf8');
    expect((await overNode({ headers, body }, options, asText)).status).toBe(204);
  });

  test('is reported over the Fetch standard as well', async () => {
    const { headers, body } = paid();
    const request = new Request('https://shop.example/hooks', { method: 'POST', headers, body });
    await request.json();
    expect((await createWebhookHandler(options)(request)).status).toBe(500);
    expect(errors).toEqual(['sdk/invalid-argument']);
  });
});
