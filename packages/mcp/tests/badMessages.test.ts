import { describe, expect, test } from 'vitest';
import { limits } from '../src/limits.ts';
import { toolDefinitions } from '../src/tools/definitions.ts';
import { randomMessages } from './support/randomMessages.ts';
import { serveFixture } from './support/serveFixture.ts';
import { overStdio, RawServer } from './support/servers.ts';

const served = serveFixture();

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

  test('survives 1,000 random messages, and responds to each that has an id', async () => {
    const server = new RawServer(served.site);
    await server.open();
    const messages = randomMessages(1000);
    for (const message of messages) server.write(message);
    expect(
      await server.ask('after', 'tools/call', { name: 'explain_error', arguments: { error: 'sdk/timeout' } }),
    ).toMatchObject({
      result: { content: [{ text: expect.stringContaining('# sdk/timeout') as string }] },
    });
    const pendingIds = new Set(messages.map(requestId).filter((id) => id !== undefined));
    for (const { id } of server.messages) pendingIds.delete(id as string);
    expect([...pendingIds]).toEqual([]);
    expect(await server.close()).toBe(0);
  });
});

/** Returns the id under which a request expects its response. */
function requestId(line: string): unknown {
  try {
    const { id, method } = JSON.parse(line) as { id?: unknown; method?: unknown };
    return typeof method === 'string' && (typeof id === 'string' || Number.isInteger(id)) ? id : undefined;
  } catch {
    return undefined;
  }
}
