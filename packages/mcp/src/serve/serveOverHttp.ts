import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { SampleChecker } from '../check/SampleChecker.ts';
import { createServer } from '../createServer.ts';
import { limits } from '../limits.ts';
import type { Site } from '../site/Site.ts';
import { clientOf } from './clientOf.ts';
import { closeInTime, leaveAfterAnswers } from './closeInTime.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The one path of the server. */
const PATH = '/mcp';

/** What the protocol asks with. */
const METHODS = ['POST', 'GET', 'DELETE'];

/** What a browser is told of every answer: it is what its type says, and nobody keeps it. */
const HEADERS = new Map([
  ['x-content-type-options', 'nosniff'],
  ['cache-control', 'no-store'],
  ['cross-origin-resource-policy', 'same-origin'],
]);

/** Where to listen, and for whom. */
export interface HttpOptions {
  host: string;
  port: number;
  /** Names beside the loopback's that requests may be addressed to and come from. */
  allowedHosts: readonly string[];
}

/** What clients may take of it. */
export type HttpBounds = { readonly [Name in keyof typeof limits.http]: number };

/**
 * Serves clients over streamable HTTP, each request on its own. A web page cannot use the server through a name that it
 * points at this machine: requests for other names, and from pages of other names, are refused.
 */
export async function serveOverHttp(
  site: Site,
  checker: SampleChecker,
  { host, port, allowedHosts }: HttpOptions,
  log: (line: string) => void,
  bounds: HttpBounds = limits.http,
): Promise<{ url: string; close: () => Promise<void> }> {
  const onerror = (error: Error) => log(error.message);
  const maxRequestBodySize = limits.messageBytes;
  const asking = new AsyncLocalStorage<string>();
  const mcp = createMcpHandler(() => createServer(site, checker, asking.getStore()), {
    maxRequestBodySize,
    maxSubscriptions: bounds.subscriptions,
    onerror,
  });
  const handle = toNodeHandler(mcp, { maxRequestBodySize, onerror });
  const names = [...LOOPBACK, ...allowedHosts];
  const isForUs = hostHeaderValidation(names);
  const isFromUs = originValidation(names);
  const server = createBoundedServer(bounds);
  server.on('request', (request, response) => {
    response.setHeaders(HEADERS);
    if (!isForUs(request, response) || !isFromUs(request, response)) return;
    // Compared as text: what a client sends here need not be an address at all.
    if (request.url?.split('?', 1)[0] !== PATH) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`The server is at ${PATH}.\n`);
      return;
    }
    // TRACE and others cannot even be put into a request of the web.
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { allow: METHODS.join(', ') }).end();
      return;
    }
    const answered = asking.run(clientOf(request), () => handle(request, response));
    void answered.catch((error: Error) => {
      onerror(error);
      response.destroy();
    });
  });
  await listen(server, port, host);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${PATH}`,
    close: () => closeInTime(server, bounds.closingTime, () => mcp.close()),
  };
}

/** A server whom no client can keep waiting, nor fill with connections that say nothing. */
function createBoundedServer(bounds: HttpBounds): HttpServer {
  const server = createHttpServer({
    maxHeaderSize: bounds.headerBytes,
    headersTimeout: bounds.headerTime,
    requestTimeout: bounds.requestTime,
    keepAliveTimeout: bounds.idleTime,
    connectionsCheckingInterval: bounds.lookEvery,
  });
  server.maxHeadersCount = bounds.headers;
  server.maxConnections = bounds.connections;
  leaveAfterAnswers(server);
  return server;
}

const listen = (server: HttpServer, port: number, host: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
