import { request } from 'node:http';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { limits } from '../src/limits.ts';
import { toolDefinitions } from '../src/tools/definitions.ts';
import { randomMessages } from './support/randomMessages.ts';
import { serveFixture } from './support/serveFixture.ts';
import { overStdio, RawServer, startHttp } from './support/servers.ts';

const served = serveFixture();

describe('over stdio', () => {
  test('what is no message is refused, and the next one works', async () => {
    const server = new RawServer(served.site);
    await server.open();
    for (const line of ['{"jsonrpc": "2.0", "id": 1, "method"', 'hello', '', '[]', '{}', '42', 'null'])
      server.write(line);
    server.write(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 'big',
        method: 'ping',
        params: { pad: 'x'.repeat(limits.messageBytes) },
      }),
    );
    expect(await server.ask('after', 'tools/list')).toHaveProperty('result.tools');
    const refused = server.messages
      .filter(({ id }) => id === null)
      .map(({ error }) => (error as { code: number }).code);
    expect(refused).toEqual([-32700, -32700, -32600]);
    expect(await server.close()).toBe(0);
  });

  test('the official client lives with the answer to a broken line', async () => {
    const client = await overStdio(served.site);
    const transport = client.transport as unknown as {
      _process: { stdin: { write: (text: string) => void } };
    };
    transport._process.stdin.write('{"broken\n');
    expect((await client.listTools()).tools).toHaveLength(toolDefinitions.length);
    await client.close();
  });

  test('the server ends when its client goes, in mid-call too', async () => {
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

  test('1,000 random messages are survived', async () => {
    const server = new RawServer(served.site);
    await server.open();
    for (const message of randomMessages()) server.write(message);
    expect(
      await server.ask('after', 'tools/call', { name: 'explain_error', arguments: { error: 'sdk/timeout' } }),
    ).toMatchObject({
      result: { content: [{ text: expect.stringContaining('# sdk/timeout') as string }] },
    });
    expect(await server.close()).toBe(0);
  });
});

describe('over HTTP', () => {
  const post = (body: string, headers: Record<string, string> = {}, url = served.http.url) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    });
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

  test('a page of another site is refused, and so is a name that is not this machine’s', async () => {
    expect((await post(ping)).status).toBe(200);
    expect((await post(ping, { origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await post(ping, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(ping, { origin: 'null' })).status).toBe(403);
    expect(await statusFor('evil.example')).toBe(403);
    expect(await statusFor('localhost')).toBe(200);
  });

  test('a name that is allowed is served', async () => {
    const other = await startHttp(served.site, ['--allow-host', 'docs.shop.example']);
    expect(await statusFor('docs.shop.example', other.url)).toBe(200);
    expect(await statusFor('evil.example', other.url)).toBe(403);
    other.process.kill('SIGTERM');
    expect(await once(other.process, 'exit')).toEqual([0, null]);
  });

  test.each<[string, () => Promise<Response>, number]>([
    ['broken JSON', () => post('{"jsonrpc"'), 400],
    ['another path', () => post(ping, {}, served.http.url.replace('/mcp', '/')), 404],
    ['another type', () => post(ping, { 'content-type': 'text/plain' }), 415],
    ['a body that is too large', () => post(' '.repeat(limits.messageBytes + 1)), 413],
    ['another method', () => fetch(served.http.url, { method: 'DELETE' }), 405],
  ])('%s is refused', async (_, send, status) => {
    expect((await send()).status).toBe(status);
    expect((await post(ping)).status).toBe(200);
  });

  test('a client that goes in mid-call leaves the server working', async () => {
    const body = (id: number) =>
      JSON.stringify({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'check_sample', arguments: { code: `export const a${id}: string = 1;` } },
      });
    const gone = new AbortController();
    const calls = [1, 2, 3].map((id) =>
      fetch(served.http.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: body(id),
        signal: gone.signal,
      }),
    );
    setTimeout(() => gone.abort(), 50);
    await Promise.allSettled(calls);
    expect(await (await post(body(4))).text()).toContain('TS2322');
  }, 180_000);

  test('1,000 random messages are survived', async () => {
    const queue = randomMessages();
    const work = async () => {
      for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
        const { status } = await post(message);
        // Whatever is said, it is the protocol that answers and not a failure of the server.
        expect(status).toBeLessThan(500);
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    expect((await post(ping)).status).toBe(200);
    expect(served.http.process.exitCode).toBeNull();
  }, 180_000);

  /** `fetch` sets the header itself, so this asks by hand. */
  async function statusFor(host: string, url = served.http.url): Promise<number | undefined> {
    return new Promise((done, failed) => {
      const headers = {
        host,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      request(url, { method: 'POST', headers }, (response) => {
        response.resume();
        done(response.statusCode);
      })
        .once('error', failed)
        .end(ping);
    });
  }
});
