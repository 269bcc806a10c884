import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Sandbox } from '../../../packages/sdk-base/src/sandbox/index.ts';
import { createAnswer } from '../../../packages/sdk-base/src/command/answerRequest.ts';
import { requestOf } from '../requestOf.ts';
import { callKeyServer, read, write } from './keyServer.ts';

/** The servers' state, which a test can inspect and change. */
export type KeyFrameServers = {
  /** The origin of the page, which runs the SDK. */
  pageOrigin: string;
  /** The origin of the key frame and of the API. */
  frameOrigin: string;
  /** The origins from which the key frame accepts calls. */
  allowedOrigins: string[];
  /** Every request to the API and from the key frame, with its raw body. */
  received: { path: string; body: Buffer }[];
  /** The sandbox that answers the requests. */
  sandbox: Sandbox;
  close(): Promise<void>;
};

const folder = path.resolve('tests/support/keyFrame');
const fileOf = (name: string) => readFile(path.join(folder, name));

/** Builds a bundle, and returns its chunks by path. Lazily loaded modules have their own chunks. */
async function bundle(input: string, name: string): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { [name]: input },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/',
    write: false,
  });
  return new Map(outputFiles.map((file) => [file.path, file.text]));
}

let bundles: Promise<[sdk: Map<string, string>, frame: Map<string, string>]> | undefined;
/** Builds both bundles once per process. */
const buildAll = () =>
  (bundles ??= Promise.all([
    bundle('packages/sdk-base/src/index.ts', 'sdk'),
    bundle('tests/support/keyFrame/frame.ts', 'frame'),
  ]));

function send(response: ServerResponse, body: string | Buffer, type = 'application/json'): void {
  response.writeHead(200, { 'Content-Type': type }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function listen(server: Server, host: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/**
 * Serves a page with the SDK from one origin, and the key frame with a sandbox's API from another, so that a browser
 * isolates them as it does in production.
 */
export async function serveKeyFrame(): Promise<KeyFrameServers> {
  const [sdk, frameScript] = await buildAll();
  const received: KeyFrameServers['received'] = [];
  const allowedOrigins: string[] = [];
  const keyFrame = { signaturesToConfirm: 'all', offerRecovery: 'before-first-transfer' } as const;
  const { sandbox, answer } = createAnswer({ now: new Date(), speed: 1, keyFrame });

  async function answerHttp(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const body = await bodyOf(request);
    const { method = '', headers } = request;
    if (method !== 'OPTIONS') received.push({ path: url.pathname, body });
    if (url.pathname.startsWith('/v1/')) {
      const answered = await answer(requestOf(method, url.pathname + url.search, headers, body));
      response.writeHead(answered.status, answered.headers).end(JSON.stringify(answered.body));
    } else {
      const name = path.basename(url.pathname);
      send(response, write(await callKeyServer(sandbox.keyServer, name, read(body.toString()))));
    }
  }

  const frameServer = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const script = frameScript.get(pathname);
    if (script !== undefined) send(response, script, 'text/javascript');
    else if (pathname === '/allowed-origins') send(response, JSON.stringify(allowedOrigins));
    else if (/^\/(v1|key-frame)\//.test(pathname)) void answerHttp(request, response, url);
    else {
      if (pathname.startsWith('/denied')) response.setHeader('X-Frame-Options', 'DENY');
      void fileOf('index.html').then((file) => send(response, file, 'text/html; charset=utf-8'));
    }
  });
  const pageServer = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const script = sdk.get(pathname);
    if (script !== undefined) return send(response, script, 'text/javascript');
    if (pathname === '/page.js')
      return void fileOf('page.js').then((file) => send(response, file, 'text/javascript'));
    // The policy from the guide, with this frame's origin.
    const frames = pathname === '/forbidding' ? "'none'" : frame;
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; connect-src ${frame}; frame-src ${frames}`,
    );
    const html = `<!doctype html><title>Shop</title><button>Buy</button><div id="container"></div>
      <script type="module" src="/page.js"></script>`;
    return send(response, html, 'text/html; charset=utf-8');
  });
  const frame = await listen(frameServer, 'localhost');
  const page = await listen(pageServer, '127.0.0.1');
  allowedOrigins.push(page);

  return {
    pageOrigin: page,
    frameOrigin: frame,
    allowedOrigins,
    received,
    sandbox,
    async close() {
      for (const server of [frameServer, pageServer]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
