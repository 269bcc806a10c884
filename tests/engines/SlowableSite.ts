import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { serveWithNginx, type Served } from '../hosting/serveWithNginx.ts';
import { buildDirectory } from '../support/build.ts';

const REQUEST_MS = 150;
const SCRIPT_MS = 1500;
const QUIET_MS = 400;

/** The addresses of the prelude script and of its reports. */
const PRELUDE = '/test-prelude.js';
export const REPORTS = '/test-reports';

const isLateScript = (path: string) => path.endsWith('.js') && !/\/assets\/js\/main\.[^/]*$/.test(path);

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The built site, served by nginx with the shipped configuration over a connection that a test can slow down. */
export class SlowableSite {
  /** Whether each request takes 150 ms, and each script but the bootstrap 1.5 s. */
  isSlow = false;
  /** Extra delay of the answer by path, in milliseconds. */
  readonly delays = new Map<string, number>();
  /** Paths of the requests so far. */
  readonly requestedPaths: string[] = [];
  /** Paths answered with an error, except page requests. */
  readonly failed: string[] = [];
  /** Scripts that run in each page before its own. */
  prelude: string[] = [];
  /** The reports sent by preludes. */
  readonly reports: string[] = [];

  readonly origin: string;
  #open = 0;
  #lastEnd = Date.now();

  private constructor(
    private readonly nginx: Served,
    private readonly proxy: http.Server,
  ) {
    this.origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    proxy.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<SlowableSite> {
    const nginx = await serveWithNginx(readFinishedBuild(buildDirectory), buildDirectory);
    const proxy = http.createServer();
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return new SlowableSite(nginx, proxy);
  }

  async stop(): Promise<void> {
    this.proxy.closeAllConnections();
    await new Promise((resolve) => this.proxy.close(resolve));
    await this.nginx.stop();
  }

  /** Clears the settings and records of the last test. */
  reset(): void {
    this.isSlow = false;
    this.delays.clear();
    this.prelude = [];
    this.requestedPaths.length = 0;
    this.failed.length = 0;
    this.reports.length = 0;
  }

  /** Waits until no request has been open for a while. */
  async waitForIdle(): Promise<void> {
    while (this.#open > 0 || Date.now() - this.#lastEnd < QUIET_MS) await pause(20);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === PRELUDE) {
      response.setHeader('content-type', 'text/javascript').end(this.prelude.join('\n'));
      return;
    }
    if (path === REPORTS) {
      for await (const text of request) this.reports.push(String(text));
      response.writeHead(204).end();
      return;
    }
    this.requestedPaths.push(path);
    this.#open += 1;
    response.once('close', () => {
      this.#open -= 1;
      this.#lastEnd = Date.now();
    });
    const slow = this.isSlow ? (isLateScript(path) ? SCRIPT_MS : REQUEST_MS) : 0;
    await pause(slow + (this.delays.get(path) ?? 0));
    if (!response.destroyed) this.#forward(request, response, path);
  }

  #forward(request: IncomingMessage, response: ServerResponse, path: string): void {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const requestedPaths = http.request(
      this.nginx.origin + path,
      { method: request.method, headers, path },
      (answer) => {
        const { statusCode = 500 } = answer;
        const isPart = request.headers.accept?.startsWith('text/html') !== true;
        if (isPart && statusCode >= 400) this.failed.push(path);
        const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
        if (!isPage || this.prelude.length === 0) {
          response.writeHead(statusCode, answer.headers);
          answer.pipe(response);
          return;
        }
        delete answer.headers['content-length'];
        response.writeHead(statusCode, answer.headers);
        void answer
          .setEncoding('utf8')
          .toArray()
          .then((parts) => parts.join('').replace(/<head[^>]*>/, `$&<script src="${PRELUDE}"></script>`))
          .then((html) => response.end(html))
          .catch(() => response.destroy());
      },
    );
    requestedPaths.once('error', () => response.destroy());
    response.once('close', () => requestedPaths.destroy());
    request.pipe(requestedPaths);
  }
}
