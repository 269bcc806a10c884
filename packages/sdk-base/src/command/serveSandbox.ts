import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../sandbox/Sandbox.ts';
import type { SandboxOptions } from '../sandbox/SandboxOptions.ts';
import { type Answer, BASE_PATH, createAnswer } from './answerRequest.ts';

/** Not reachable from other machines. */
const HOST = '127.0.0.1';

/** A sandbox that is served over HTTP. */
export type ServedSandbox = {
  /** The base URL of the API, for a client's `baseUrl`. */
  url: string;
  /** The sandbox itself, to advance its clock or to let a call fail. */
  sandbox: Sandbox;
  /** Stops the server and closes all open connections. */
  close(): Promise<void>;
};

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Serves a new sandbox on this machine. With port 0, it uses any free port. */
export async function serveSandbox({
  port,
  ...options
}: { port: number } & Pick<SandboxOptions, 'now' | 'speed' | 'seed'>): Promise<ServedSandbox> {
  const { sandbox, answer } = createAnswer(options);
  const server = createServer((request, response) => {
    void answer(request).then((result) => send(response, result));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${own}${BASE_PATH}`,
    sandbox,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
