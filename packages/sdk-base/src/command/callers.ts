import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { EXPOSED_HEADERS } from '../sandbox/constants.ts';
import { ApiProblem } from '../sandbox/refuse.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.has(new URL(address).hostname);

/**
 * Throws if the request's origin is another site, or if its host isn't a name of this machine, as with DNS rebinding.
 */
export function checkCaller({ headers: { host = '', origin } }: IncomingMessage): void {
  if (!isLoopback(`http://${host}`))
    throw new ApiProblem('sdk/forbidden', 'The sandbox answers to localhost and 127.0.0.1 alone.', {
      status: 421,
    });
  if (origin !== undefined && !isLoopback(origin))
    throw new ApiProblem('sdk/forbidden', 'Only pages of this machine can call the sandbox.');
}

/** Returns the headers that let a page of this machine read the response. */
export function corsHeaders({ headers: { origin } }: IncomingMessage): OutgoingHttpHeaders {
  if (origin === undefined || !isLoopback(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    Vary: 'Origin',
  };
}

/** Whether the request is a CORS preflight. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

export const preflightHeaders = (methods: readonly string[]): OutgoingHttpHeaders => ({
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, Nacre-Publishable-Key, Nacre-Sdk-Version',
});
