import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { builtFile, TYPES } from '../../../tests/support/serveStaticBuild.ts';

const CHUNK = 2048;
const TICK = 4;

/** A number of sent bytes, and their time in milliseconds since 1970. */
interface Sent {
  time: number;
  bytes: number;
}

/** A connection of 10 Mbit/s for all responses together, with a latency of 40 ms for each. */
export const SLOW = { bytesPerMs: 1250, latency: 40 };

const compress = (content: Buffer): Buffer => {
  const packed = zlib.brotliCompressSync(content);
  // Already compressed files, such as images, are sent unchanged.
  return packed.length < content.length ? packed : content;
};

/**
 * Serves files like a host that compresses them in advance, optionally over a slow connection. The server simulates the
 * connection, because the browser's tools don't throttle workers' requests.
 */
export class BenchServer {
  readonly #files = new Map<string, { content: Buffer; packed: Buffer }>();
  readonly #waiting: { response: http.ServerResponse; rest: Buffer }[] = [];
  readonly #server = http.createServer((request, response) => this.#answer(request, response));
  #speed: typeof SLOW | undefined;
  #sent: Sent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #nextSendAt = 0;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Sets or removes the speed limit, and resets the sent bytes. */
  setSpeed(speed: typeof SLOW | undefined): void {
    this.#speed = speed;
    this.#sent = [];
  }

  /** Returns the bytes of response bodies that were sent until a time. */
  sentUntil(time: number): number {
    return this.#sent.reduce((sum, { time: sentAt, bytes }) => (sentAt <= time ? sum + bytes : sum), 0);
  }

  /** Returns a file of the site's build, and caches its compressed content. */
  #built(pathname: string) {
    const file = builtFile(pathname);
    if (file) {
      const content = fs.readFileSync(file);
      this.#files.set(pathname, { content, packed: compress(content) });
    }
    return this.#files.get(pathname);
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = this.#files.get(pathname) ?? this.#built(pathname);
    const headers = {
      'cache-control': 'no-store',
    };
    setTimeout(() => {
      if (!file) {
        response.writeHead(404, headers).end();
        return;
      }
      const isPacked = file.packed !== file.content;
      response.writeHead(200, {
        ...headers,
        'content-type': TYPES[path.extname(pathname) || '.html'] ?? 'application/octet-stream',
        'content-length': file.packed.length,
        ...(isPacked ? { 'content-encoding': 'br' } : {}),
      });
      if (!this.#speed) {
        response.end(file.packed);
        return;
      }
      response.flushHeaders();
      if (this.#waiting.length === 0) this.#nextSendAt = performance.now();
      this.#waiting.push({ response, rest: file.packed });
      this.#timer ??= setTimeout(() => this.#send(), TICK);
    }, this.#speed?.latency ?? 0);
  }

  /** Sends a piece of each waiting response in turn, as many as the speed limit has allowed until now. */
  #send(): void {
    this.#timer = undefined;
    const speed = this.#speed?.bytesPerMs ?? Infinity;
    while (this.#waiting.length > 0 && this.#nextSendAt <= performance.now()) {
      const next = this.#waiting.shift();
      if (!next) break;
      const piece = next.rest.subarray(0, CHUNK);
      next.response.write(piece);
      this.#nextSendAt += piece.length / speed;
      this.#sent.push({ time: Date.now(), bytes: piece.length });
      const rest = next.rest.subarray(CHUNK);
      if (rest.length > 0) this.#waiting.push({ response: next.response, rest });
      else next.response.end();
    }
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#send(), TICK);
  }
}
