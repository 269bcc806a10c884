import { once } from 'node:events';
import { connect } from 'node:net';

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
    /mcp? /mcp?a=// /mcp#a /mcp/ /mcp/../mcp /%6dcp //mcp / // /// * http://[::z/mcp http://127.0.0.1/mcp
    http:// http: :80 mcp ? /% /%00 /\\..\\mcp /mcp?% https://evil.example/mcp [::1]:443 javascript:alert(1)
  `),
  `/${'a/'.repeat(4000)}`,
];

const HEADERS = [
  ...lines(`
    Accept: text/event-stream
    Accept: \u00ff
    Origin: null
    Origin: http://[::z
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
    Host: [::z
    __proto__: 1
    : no name
    no colon
  `),
  `X-Long: ${'x'.repeat(9000)}`,
];

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const BODIES = [
  ...words(`{ [] null "" 0 {"jsonrpc":"2.0","id":{}} [${PING}] {"__proto__":{"id":1},"jsonrpc":"2.0"}`),
  ...['', '['.repeat(20_000), '\u0000'.repeat(10)],
];

const METHODS = words('GET PUT DELETE OPTIONS HEAD PATCH TRACE CONNECT NOTHING post');

interface Parts {
  method?: string;
  target?: string;
  header?: string;
  body?: string;
  version?: string;
  wrongBy?: number;
}

const JSON_HEADERS = 'Content-Type: application/json\r\nAccept: application/json, text/event-stream';
const request = (parts: Parts): RawRequest => {
  const { method = 'POST', target = '/mcp', header = JSON_HEADERS, body = PING } = parts;
  const { version = 'HTTP/1.1', wrongBy = 0 } = parts;
  const length = Buffer.byteLength(body) + wrongBy;
  const head = [`${method} ${target} ${version}`, 'Host: 127.0.0.1', 'Connection: close', header];
  return { text: [...head, `Content-Length: ${length}`, '', body].join('\r\n'), isBroken: wrongBy !== 0 };
};

/** Malformed and hostile requests, each with one odd part. */
export const rawRequests: readonly RawRequest[] = [
  ...TARGETS.map((target) => request({ target })),
  ...HEADERS.map((header) => request({ header: `${JSON_HEADERS}\r\n${header}` })),
  ...BODIES.map((body) => request({ body })),
  ...METHODS.map((method) => request({ method })),
  ...['HTTP/1.0', 'HTTP/9.9'].map((version) => request({ version })),
  ...[1, -1, Infinity].map((wrongBy) => request({ wrongBy })),
  { text: '\u0016\u0003\u0001\r\n\r\n', isBroken: true },
];

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
