import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { limits } from '../src/limits.ts';
import { rawRequests, sendRaw } from './support/rawRequests.ts';
import { serveFixture } from './support/serveFixture.ts';
import { startHttp } from './support/servers.ts';

const isLong = process.env.TEST_ALL === '1';
const served = serveFixture();

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const post = (
  body: string,
  headers: Record<string, string> = {},
  url = served.http.url,
  signal?: AbortSignal,
) => fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body, ...(signal && { signal }) });
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

test('rejects requests from other origins, and for other host names', async () => {
  expect((await post(ping)).status).toBe(200);
  expect((await post(ping, { origin: 'http://localhost:3000' })).status).toBe(200);
  expect((await post(ping, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(ping, { origin: 'null' })).status).toBe(403);
  expect(await statusFor('evil.example')).toBe(403);
  expect(await statusFor('localhost')).toBe(200);
});

test('serves an allowed host name', async () => {
  const otherServer = await startHttp(served.site, ['--allow-host', 'docs.shop.example']);
  expect(await statusFor('docs.shop.example', otherServer.url)).toBe(200);
  expect(await statusFor('evil.example', otherServer.url)).toBe(403);
  otherServer.process.kill('SIGTERM');
  expect(await once(otherServer.process, 'exit')).toEqual([0, null]);
});

test.each<[string, () => Promise<Response>, number]>([
  ['broken JSON', () => post('{"jsonrpc"'), 400],
  ['another path', () => post(ping, {}, served.http.url.replace('/mcp', '/')), 404],
  ['another type', () => post(ping, { 'content-type': 'text/plain' }), 415],
  ['a body that is too large', () => post(' '.repeat(limits.messageBytes + 1)), 413],
  ['another method', () => fetch(served.http.url, { method: 'DELETE' }), 405],
])('%s is rejected', async (_, send, status) => {
  expect((await send()).status).toBe(status);
  expect((await post(ping)).status).toBe(200);
});

test('the server keeps working when a client disconnects during a call', async () => {
  const body = (id: number) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'check_sample', arguments: { code: `export const a${id}: string = 1;` } },
    });
  const controller = new AbortController();
  const calls = [1, 2, 3].map((id) => post(body(id), {}, served.http.url, controller.signal));
  setTimeout(() => controller.abort(), 50);
  await Promise.allSettled(calls);
  expect(await (await post(body(4))).text()).toContain('TS2322');
}, 180_000);

test.each(['//', '///', '*', 'http://[::z/mcp', 'http://127.0.0.1/mcp', '/mcp/', '/%'])(
  'there is nothing at %s',
  async (target) => {
    const text = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(served.http.url, { text, isBroken: false })).toBe(404);
  },
);

test('survives malformed and hostile requests', async () => {
  const queue = rawRequests(isLong ? 500 : 150);
  const work = async () => {
    for (let raw = queue.shift(); raw !== undefined; raw = queue.shift()) {
      expect((await sendRaw(served.http.url, raw)) ?? 0, raw.text.slice(0, 300)).toBeLessThan(500);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  expect((await post(ping)).status).toBe(200);
  expect(served.http.process.exitCode).toBeNull();
});

test('an error in the server itself is logged, and the next request works', async () => {
  const mistake = "process.on('SIGUSR2', () => { throw new Error('a mistake'); })";
  const otherServer = await startHttp(served.site, [], {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(mistake)}"`,
  });
  const logged = once(otherServer.process.stderr.resume(), 'data');
  otherServer.process.kill('SIGUSR2');
  expect(String(await logged)).toContain('a mistake');
  expect((await post(ping, {}, otherServer.url)).status).toBe(200);
  otherServer.process.kill('SIGTERM');
  expect(await once(otherServer.process, 'exit')).toEqual([0, null]);
});

/** Sends a request with a custom `Host` header, which `fetch` would overwrite. */
async function statusFor(host: string, url = served.http.url): Promise<number | undefined> {
  return new Promise((done, failed) => {
    request(url, { method: 'POST', headers: { ...HEADERS, host } }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .once('error', failed)
      .end(ping);
  });
}
