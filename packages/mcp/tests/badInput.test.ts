import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { limits } from '../src/limits.ts';
import { toolDefinitions } from '../src/tools/definitions.ts';
import { rawRequests, sendRaw } from './support/rawRequests.ts';
import { serveFixture } from './support/serveFixture.ts';
import { overStdio, RawServer, startHttp } from './support/servers.ts';

const served = serveFixture();

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const post = (body: string, headers: Record<string, string> = {}, url = served.http.url) =>
  fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body });
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
  ['another type', () => post(ping, { 'content-type': 'text/plain' }), 415],
  ['a body that is too large', () => post(' '.repeat(limits.messageBytes + 1)), 413],
])('%s is rejected', async (_, send, status) => {
  expect((await send()).status).toBe(status);
  expect((await post(ping)).status).toBe(200);
});

test.each(['//', '///', '*', 'http://[::z/mcp', 'http://127.0.0.1/mcp', '/mcp/', '/%'])(
  'there is nothing at %s',
  async (target) => {
    const text = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(served.http.url, { text, isBroken: false })).toBe(404);
  },
);

test('survives malformed and hostile requests', async () => {
  for (const raw of rawRequests)
    expect((await sendRaw(served.http.url, raw)) ?? 0, raw.text.slice(0, 300)).toBeLessThan(500);
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

describe('over stdio', () => {
  test('an invalid message is rejected under its own id, and the next one works', async () => {
    const server = new RawServer(served.site);
    await server.open();
    const rejected: [line: string, id: string | number | null, code: number, why: string][] = [
      ['{"jsonrpc": "2.0", "id": 1, "method"', null, -32700, 'Parse error'],
      ['hello', null, -32700, 'Parse error'],
      ['[{"jsonrpc":"2.0","id":2,"method":"ping"}]', null, -32600, 'batches are not supported'],
      ['42', null, -32600, 'a message must be an object'],
      ['{"id":3,"method":"ping"}', 3, -32600, '`jsonrpc` must be "2.0"'],
      ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null, -32600, '`id` must be text or a whole number'],
      ['{"jsonrpc":"2.0","id":"four","method":4}', 'four', -32600, '`method` must be text'],
      ['{"jsonrpc":"2.0","id":5,"method":"ping","params":[1]}', 5, -32600, '`params` must be an object'],
      ['{"jsonrpc":"2.0","id":6}', 6, -32600, '`method` must be text'],
      [
        JSON.stringify({ jsonrpc: '2.0', id: 'big', method: 'x'.repeat(limits.messageBytes) }),
        null,
        -32600,
        'a message may have',
      ],
    ];
    const before = server.messages.length;
    for (const [line] of rejected) server.write(`${line}\n`);
    expect(await server.ask('after', 'tools/list')).toHaveProperty('result.tools');
    expect(server.messages.slice(before, -1)).toEqual(
      rejected.map(([, id, code, why]) => ({
        jsonrpc: '2.0',
        id,
        error: { code, message: expect.stringContaining(why) as string },
      })),
    );
    expect(await server.close()).toBe(0);
  });

  test('the official client survives the response to a malformed line', async () => {
    const client = await overStdio(served.site);
    const transport = client.transport as unknown as {
      _process: { stdin: { write: (text: string) => void } };
    };
    transport._process.stdin.write('{"broken\n');
    expect((await client.listTools()).tools).toHaveLength(toolDefinitions.length);
    await client.close();
  });

  test('the server exits when its client disconnects, even during a call', async () => {
    const server = new RawServer(served.site);
    await server.open();
    server.write(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 'call',
        method: 'tools/call',
        params: { name: 'check_sample', arguments: { code: 'export const a: string = 1;' } },
      }),
    );
    await server.ask('after', 'ping');
    expect(await server.close()).toBe(0);
  });

  test('responds to every method with any params', async () => {
    const server = new RawServer(served.site);
    await server.open();
    const methods =
      'tools/list tools/call resources/list resources/read resources/templates/list prompts/list prompts/get ping ' +
      'initialize server/discover logging/setLevel completion/complete notifications/cancelled toString';
    const values = [5, null, '', 'search_docs', [], {}, { __proto__: { a: 1 } }, { query: { a: [null] } }];
    const keys = ['name', 'arguments', 'uri', 'cursor', '_meta'];
    const ids = methods.split(' ').flatMap((method) =>
      keys.flatMap((key) =>
        values.map((value, index) => {
          const id = `${method} ${key} ${index}`;
          const params = { ...(key === 'arguments' && { name: 'read_page' }), [key]: value };
          server.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
          return id;
        }),
      ),
    );
    const unanswered = () => ids.filter((each) => !server.messages.some(({ id }) => id === each));
    await expect.poll(unanswered, { timeout: 30_000 }).toEqual([]);
    expect(await server.close()).toBe(0);
  });
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
