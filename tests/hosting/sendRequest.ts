import http from 'node:http';
import net from 'node:net';

export interface RawResponse {
  status: number;
  /** Headers by lowercase name. A duplicate header has both values. */
  headers: Record<string, string>;
  /** The raw body, compressed or not. */
  body: Buffer;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

function joinHeaders(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const value = raw[index + 1] ?? '';
    headers[name] = name in headers ? `${headers[name]} AND AGAIN ${value}` : value;
  }
  return headers;
}

/** Requests an address and returns the raw answer, without following redirects or decompressing. */
export function sendRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: joinHeaders(response.rawHeaders),
            body: Buffer.concat(parts),
          }),
        );
      })
      .once('error', reject)
      .end();
  });
}

/** Sends bytes, and returns everything received until the server closes the connection. */
export function sendBytes(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (part) => parts.push(part));
    // A server may close the connection on such requests.
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(Buffer.concat(parts)));
  });
}

/** Parses a raw answer. An HTTP/0.9 answer has no head. */
export function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(first)?.[1] ?? 0);
  if (status === 0) return { status, headers: {}, body: bytes };
  const raw = lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status, headers: joinHeaders(raw), body: bytes.subarray(end + 4) };
}
