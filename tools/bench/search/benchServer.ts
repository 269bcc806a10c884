import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { builtFile, TYPES } from '../../../tests/support/serveBuild.ts';

const CHUNK = 2048;
const TICK = 4;

/** Bytes that went out, and when (milliseconds since 1970). */
interface Sent {
  at: number;
  bytes: number;
}

/** 10 Mbit/s for all responses together, 40 ms before each. */
export const SLOW = { bytesPerMs: 1250, latency: 40 };

const compress = (content: Buffer): Buffer => {
  const packed = zlib.brotliCompressSync(content);
  // What is packed already, as images are, goes out as it is.
  return packed.length < content.length ? packed : content;
};

/**
 * Serves files as a host does that packs them beforehand, over a line as slow as
 * asked for. The line is here and not in the browser's tools, which leave the requests of workers alone.
 */
export class BenchServer {
  readonly #files = new Map<string, { content: Buffer; packed: Buffer }>();
  readonly #waiting: { response: http.ServerResponse; left: Buffer }[] = [];
  readonly #server = http.createServer((request, response) => this.#answer(request, response));
  #speed: typeof SLOW | undefined;
  #sent: Sent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #paid = 0;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Makes the line slow, or fast again, and forgets what went over it. */
  setSpeed(speed: typeof SLOW | undefined): void {
    this.#speed = speed;
    this.#sent = [];
  }

  /** Bytes of bodies that had gone out at a time. */
  sentUntil(time: number): number {
    return this.#sent.reduce((sum, { at, bytes }) => (at <= time ? sum + bytes : sum), 0);
  }

  /** A file of the site's build, packed once. */
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
      if (this.#waiting.length === 0) this.#paid = performance.now();
      this.#waiting.push({ response, left: file.packed });
      this.#timer ??= setTimeout(() => this.#send(), TICK);
    }, this.#speed?.latency ?? 0);
  }

  /** Gives each waiting response a piece in turn, as many as the line has carried by now. */
  #send(): void {
    this.#timer = undefined;
    const speed = this.#speed?.bytesPerMs ?? Infinity;
    while (this.#waiting.length > 0 && this.#paid <= performance.now()) {
      const next = this.#waiting.shift();
      if (!next) break;
      const piece = next.left.subarray(0, CHUNK);
      next.response.write(piece);
      this.#paid += piece.length / speed;
      this.#sent.push({ at: Date.now(), bytes: piece.length });
      const left = next.left.subarray(CHUNK);
      if (left.length > 0) this.#waiting.push({ response: next.response, left });
      else next.response.end();
    }
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#send(), TICK);
  }
}
