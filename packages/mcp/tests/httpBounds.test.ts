import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { DEFAULT_REQUEST_TIMEOUT_MSEC } from '@modelcontextprotocol/client';
import { afterEach, expect, test } from 'vitest';
import type { SampleChecker } from '../src/check/SampleChecker.ts';
import { limits } from '../src/limits.ts';
import { serveOverHttp, type HttpBounds } from '../src/serve/serveOverHttp.ts';
import type { Site } from '../src/site/Site.ts';

type Check = SampleChecker['check'];

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Starts a server in this process, with limits that are short enough for tests. */
async function serve(bounds: Partial<HttpBounds> = {}, check: Check = () => Promise.reject(new Error('no'))) {
  const served = await serveOverHttp(
    {} as Site,
    { check } as SampleChecker,
    { host: '127.0.0.1', port: 0, allowedHosts: [] },
    () => undefined,
    { ...limits.http, ...bounds },
  );
  close = served.close;
  return served;
}

/** Opens a socket that can send any bytes. */
async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Returns everything that the server sends until it closes the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('error', () => undefined).on('data', (part) => (text += String(part)));
  await once(socket, 'close');
  return text;
}

const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const ask = (
  url: string,
  method: string,
  params: unknown = {},
  more: Record<string, string> = {},
  signal: AbortSignal | null = null,
) =>
  fetch(url, {
    signal,
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });

test.each([
  ['says nothing', ''],
  ['never ends its headers', 'POST /mcp HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['never sends its body', 'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'],
])('a client that %s is disconnected', async (_, text) => {
  const { url } = await serve({ headerTime: 50, requestTime: 100, lookEvery: 20 });
  const socket = await open(url);
  socket.write(text);
  expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('connections over the limit are closed, and later ones are accepted again', async () => {
  const { url } = await serve({ connections: 2 });
  const idle = await Promise.all([open(url), open(url)]);
  expect(await heard(await open(url))).toBe('');
  const closed = idle.map((socket) => once(socket, 'close'));
  for (const socket of idle) socket.destroy();
  await Promise.all(closed);
  // The server notices the closed connections with a delay.
  await expect.poll(() => ask(url, 'ping').then(({ status }) => status, String)).toBe(200);
});

test('endless headers are rejected', async () => {
  const { url } = await serve();
  const socket = await open(url);
  socket.write(
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(limits.http.headerBytes)}\r\n\r\n`,
  );
  expect(await heard(socket)).toMatch(/^HTTP\/1\.1 431 /);
});

test('every response forbids type sniffing and caching', async () => {
  const { url } = await serve();
  const answers = [
    await ask(url, 'ping'),
    await ask(url.replace('/mcp', '/<script>'), 'ping'),
    await ask(url, 'ping', {}, { origin: 'https://evil.example' }),
    await fetch(url, { method: 'PUT' }),
    await ask(url, 'ping', { text: 'x'.repeat(limits.messageBytes) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 405, 413]);
  for (const answer of answers) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toMatch(/^no-(?:store|cache)\b/);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

const sample = { name: 'check_sample', arguments: { code: 'export {};' } };

test('clients on one machine are distinguished by their user agent', async () => {
  const clients: (string | undefined)[] = [];
  const { url } = await serve({}, (_sample, _signal, client) => {
    clients.push(client);
    return Promise.resolve({ problems: [], total: 0, warnings: [], unchecked: [], ignored: [] });
  });
  for (const name of ['one', 'other']) await ask(url, 'tools/call', sample, { 'user-agent': name });
  expect(clients).toEqual(['127.0.0.1 one', '127.0.0.1 other']);
});

test('a call of a client that disconnects is canceled, and the next request works', async () => {
  let signalOfCall: AbortSignal | undefined;
  const { url } = await serve({}, (_sample, signal) => {
    signalOfCall = signal;
    return new Promise(() => undefined);
  });
  const client = new AbortController();
  const call = ask(url, 'tools/call', sample, {}, client.signal).catch(() => undefined);
  await expect.poll(() => signalOfCall).toBeDefined();
  client.abort();
  await call;
  await expect.poll(() => signalOfCall?.aborted).toBe(true);
  expect((await ask(url, 'ping')).status).toBe(200);
});

test('a closing server responds to pending requests only', async () => {
  let finish: (() => void) | undefined;
  const { url, close: stop } = await serve({}, () => {
    const report = { problems: [], total: 0, warnings: [], unchecked: [], ignored: [] };
    return new Promise((done) => (finish = () => done(report)));
  });
  const answer = ask(url, 'tools/call', sample);
  await expect.poll(() => finish).toBeDefined();
  const stopped = stop();
  await expect(ask(url, 'ping')).rejects.toThrow('fetch failed');
  finish?.();
  expect(await (await answer).text()).toContain('The sample compiles');
  await stopped;
});

test('a closing server does not wait for a response that never comes', async () => {
  let isAsked = false;
  const { url, close: stop } = await serve({ closingTime: 50 }, () => {
    isAsked = true;
    return new Promise(() => undefined);
  });
  const answer = ask(url, 'tools/call', sample).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await expect.poll(() => isAsked).toBe(true);
  await stop();
  expect(await answer).toBe('cut off');
});

test('every limit of time is shorter than the time that a client waits', () => {
  const times = Object.entries({ ...limits, ...limits.http }).filter(([name]) =>
    /(?:Time|Start|Grace|Every)$/.test(name),
  );
  expect(times).toHaveLength(8);
  expect(times.filter(([, time]) => Number(time) >= DEFAULT_REQUEST_TIMEOUT_MSEC)).toEqual([]);
  // The first sample waits for both. The rest of the time is for the way to the client and back.
  const { compilerStart, compilerTime } = limits;
  expect(compilerStart + compilerTime).toBeLessThanOrEqual(DEFAULT_REQUEST_TIMEOUT_MSEC - 10_000);
});
