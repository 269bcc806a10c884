import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** File types that are already compressed. */
const PACKED = ['.png', '.webp', '.woff2'];
/** Matches the files with a hash of their content in their names, as all three generators write them. */
const HASHED = /^\/(assets|_astro|search-index|pagefind\/(index|fragment))\//;
const PAGE_QUALITY = 9;
const ASSET_QUALITY = 11;

interface FileResponse {
  body: Buffer;
  headers: http.OutgoingHttpHeaders;
}

/** Serves a built site like a host that compresses files in advance and lets browsers cache hashed ones. */
export class SiteServer {
  readonly #folder: string;
  readonly #answers = new Map<string, FileResponse | undefined>();
  readonly #server = http.createServer((request, response) => this.#respond(request, response));

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #read(pathname: string): FileResponse | undefined {
    const plain = path.join(this.#folder, path.normalize(decodeURIComponent(pathname)));
    const file = [plain, path.join(plain, 'index.html'), `${plain}.html`].find((name) =>
      fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
    );
    if (!file) return undefined;
    const extension = path.extname(file);
    const content = fs.readFileSync(file);
    const isPacked = PACKED.includes(extension);
    const quality = HASHED.test(pathname) ? ASSET_QUALITY : PAGE_QUALITY;
    const body = isPacked
      ? content
      : zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
    return {
      body,
      headers: {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'content-length': body.length,
        'cache-control': HASHED.test(pathname)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        etag: `"${crypto.createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
        ...(isPacked ? {} : { 'content-encoding': 'br' }),
      },
    };
  }

  #respond(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!this.#answers.has(pathname)) this.#answers.set(pathname, this.#read(pathname));
    const answer = this.#answers.get(pathname);
    if (!answer) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === answer.headers.etag)
      response.writeHead(304, answer.headers).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  }
}
