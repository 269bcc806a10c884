import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';

/** The exact bytes that a client writes to the socket. */
interface RawRequest {
  text: string;
  /** Whether the request is incomplete. The client then closes its side without waiting for a response. */
  isBroken: boolean;
}

const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) => text.trim().split(/\n\s*/);

const TARGETS = [
  ...words(`
    /mcp /mcp? /mcp?a=// /mcp#a /mcp/ /mcp/../mcp /%6dcp //mcp / // /// * http://[::z/mcp http://127.0.0.1/mcp
    http:// http: :80 mcp ? /% /%00 /\\..\\mcp /mcp?% https://evil.example/mcp [::1]:443 javascript:alert(1)
  `),
  `/${'a/'.repeat(4000)}`,
];

const HEADERS = [
  ...lines(`
    Accept: application/json, text/event-stream
    Accept: text/event-stream
    Accept: \u00ff
    Origin: null
    Origin: http://[::z
    Origin: http://localhost
    Content-Type: application/json
    Content-Type: ;;
    Content-Type: application/json; charset=utf-7
    Expect: 100-continue
    Expect: nothing
    Upgrade: websocket
    Connection: Upgrade
    Mcp-Session-Id: \u0080
    Mcp-Method: tools/list
    MCP-Protocol-Version: 2026-07-28
    MCP-Protocol-Version: __proto__
    Last-Event-ID: 1
    Content-Encoding: gzip
    Transfer-Encoding: gzip
    Host: evil.example
    Host: [::z
    __proto__: 1
    : no name
    no colon
  `),
  `X-Long: ${'x'.repeat(9000)}`,
];

const BODIES = [
  ...lines(`
    {
    []
    null
    ""
    0
    {"jsonrpc":"2.0","id":1,"method":"ping"}
    {"jsonrpc":"2.0","id":{}}
    [{"jsonrpc":"2.0","id":1,"method":"ping"}]
    {"jsonrpc":"2.0","id":1,"method":"tools/call","params":[1]}
    {"__proto__":{"id":1},"jsonrpc":"2.0"}
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}
    {"jsonrpc":"2.0","method":"notifications/cancelled"}
  `),
  ...['', '['.repeat(20_000), '\u0000'.repeat(10)],
];

const METHODS = words('GET POST PUT DELETE OPTIONS HEAD PATCH TRACE CONNECT NOTHING post');

/** Generates a number of malformed and hostile requests, the same in every run. */
export function rawRequests(numRuns: number, seed = 5): RawRequest[] {
  const word = (known: readonly string[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.string() });
  const completeRequest = fc
    .record({
      method: fc.oneof(
        { weight: 5, arbitrary: fc.constant('POST') },
        { weight: 5, arbitrary: word(METHODS) },
      ),
      // The served path is frequent enough to reach its handler.
      target: fc.oneof(
        { weight: 4, arbitrary: fc.constant('/mcp') },
        { weight: 6, arbitrary: word(TARGETS) },
      ),
      headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
      body: word(BODIES),
      version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9'),
      wrongBy: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -1, Infinity),
    })
    .map(({ method, target, headers, body, version, wrongBy }) => ({
      text: [
        `${method} ${target} ${version}`,
        'Host: 127.0.0.1',
        'Connection: close',
        ...headers,
        `Content-Length: ${Buffer.byteLength(body) + wrongBy}`,
        '',
        body,
      ].join('\r\n'),
      isBroken: wrongBy !== 0,
    }));
  const noise = fc.string({ unit: 'binary' }).map((text) => ({ text: `${text}\r\n\r\n`, isBroken: true }));
  return fc.sample(fc.oneof({ weight: 9, arbitrary: completeRequest }, { weight: 1, arbitrary: noise }), {
    numRuns,
    seed,
  });
}

/**
 * Sends a request unchanged, and returns the response's status, if there is one before the server closes the
 * connection.
 */
export async function sendRaw(url: string, { text, isBroken }: RawRequest): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  // The server may close the connection before everything has been written.
  socket.on('error', () => undefined).on('data', (chunk) => (answer += String(chunk)));
  socket.write(text);
  if (isBroken) socket.end();
  await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined);
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  return status === undefined ? undefined : Number(status);
}
