import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { SampleChecker } from '../check/SampleChecker.ts';
import { createServer } from '../createServer.ts';
import { limits } from '../limits.ts';
import type { Site } from '../site/Site.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The only path of the server. */
const PATH = '/mcp';

/** The methods that the protocol uses. */
const METHODS = ['POST', 'GET', 'DELETE'];

/** Headers of every response: browsers must not guess its type, and nothing may cache it. */
const HEADERS = new Map([
  ['x-content-type-options', 'nosniff'],
  ['cache-control', 'no-store'],
  ['cross-origin-resource-policy', 'same-origin'],
]);

/** The address to listen on, and the accepted hosts. */
export interface HttpOptions {
  host: string;
  port: number;
  /** Names, in addition to those of the loopback interface, that requests may be sent to and come from. */
  allowedHosts: readonly string[];
}

/** The limits for clients. */
export type HttpBounds = { readonly [Name in keyof typeof limits.http]: number };

/**
 * Serves clients over streamable HTTP, each request independently. Requests for other host names, and from pages of
 * other hosts, are rejected. So a web page can't use the server through a name that it points at this machine.
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
  const clientStorage = new AsyncLocalStorage<string>();
  const mcp = createMcpHandler(() => createServer(site, checker, clientStorage.getStore()), {
    maxRequestBodySize,
    maxSubscriptions: bounds.subscriptions,
    onerror,
  });
  const handle = toNodeHandler(mcp, { maxRequestBodySize, onerror });
  const names = [...LOOPBACK, ...allowedHosts];
  const isAllowedHost = hostHeaderValidation(names);
  const isAllowedOrigin = originValidation(names);
  const server = createBoundedServer(bounds);
  server.on('request', (request, response) => {
    response.setHeaders(HEADERS);
    if (!isAllowedHost(request, response) || !isAllowedOrigin(request, response)) return;
    // The path is compared as text, because a client may send an invalid address.
    if (request.url?.split('?', 1)[0] !== PATH) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`The server is at ${PATH}.\n`);
      return;
    }
    // Other methods, such as TRACE, can't be converted to a web `Request`.
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { allow: METHODS.join(', ') }).end();
      return;
    }
    const answered = clientStorage.run(clientId(request), () => handle(request, response));
    void answered.catch((error: Error) => {
      onerror(error);
      response.destroy();
    });
  });
  await once(server.listen(port, host), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${PATH}`,
    close: () => closeGracefully(server, bounds.closingTime, () => mcp.close()),
  };
}

/** Creates a server that clients can't keep waiting, or fill with idle connections. */
function createBoundedServer(bounds: HttpBounds): Server {
  const server = createHttpServer({
    maxHeaderSize: bounds.headerBytes,
    headersTimeout: bounds.headerTime,
    requestTimeout: bounds.requestTime,
    keepAliveTimeout: bounds.idleTime,
    connectionsCheckingInterval: bounds.lookEvery,
  });
  server.maxHeadersCount = bounds.headers;
  server.maxConnections = bounds.connections;
  // Once the server is closing, each connection ends after its pending response, instead of being kept alive.
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      if (!server.listening) socket.destroySoon();
    });
  });
  return server;
}

/** Number of characters of a client's user agent that identify it. */
const USER_AGENT_LENGTH = 200;

/** Identifies a client. Programs on one machine are distinguished by their user agent. */
const clientId = ({ socket, headers }: IncomingMessage): string =>
  `${socket.remoteAddress ?? ''} ${(headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH)}`;

/**
 * Closes a server. It accepts no more connections, and has a limited time to respond to pending requests. The remaining
 * connections are closed after that.
 *
 * @param end - ends tasks that would continue by themselves
 */
async function closeGracefully(server: Server, time: number, end: () => Promise<void>): Promise<void> {
  const closed = once(server.close(), 'close');
  const stop = setTimeout(() => void end().finally(() => server.closeAllConnections()), time);
  await closed;
  clearTimeout(stop);
  await end();
}
