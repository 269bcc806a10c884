import type { IncomingMessage } from 'node:http';
import { PUBLISHABLE_KEY } from '../sandbox/constants.ts';
import { badParameter, ApiProblem, unauthenticated } from '../sandbox/refuse.ts';
import type { SandboxRequestOptions } from '../sandbox/SandboxApi.ts';
import type { findRoute } from './findRoute.ts';

type Route = NonNullable<NonNullable<ReturnType<typeof findRoute>>['route']>;

const LONGEST_KEY = 255;

/** Accepts any sandbox key. Production would also refuse a live key here. */
function checkPublishableKey(key: string | string[] | undefined): void {
  if (typeof key === 'string' && /^pk_sandbox_\w+$/.test(key)) return;
  throw unauthenticated(
    `The call needs a publishable key, such as ${PUBLISHABLE_KEY}, in Nacre-Publishable-Key.`,
  );
}

/** Reads the credentials and the idempotency key from the headers. */
export function readOptions(route: Route, { headers }: IncomingMessage): SandboxRequestOptions {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (headers.authorization !== undefined && token === undefined)
    throw unauthenticated('Authorization must be "Bearer" and a secret key or an access token.');
  if (route.needsPublishableKey) checkPublishableKey(headers['nacre-publishable-key']);
  const { 'idempotency-key': idempotencyKey } = headers;
  if (typeof idempotencyKey === 'string' && (idempotencyKey === '' || idempotencyKey.length > LONGEST_KEY))
    throw badParameter('Idempotency-Key', `Must have from 1 to ${LONGEST_KEY} characters.`);
  return {
    ...(token?.startsWith('sk_') ? { secretKey: token } : { accessToken: token }),
    ...(typeof idempotencyKey === 'string' ? { idempotencyKey } : {}),
  };
}

/** Parses the query's parameters to their types. The sandbox refuses parameters of another type. */
export function readQuery(route: Route, search: URLSearchParams): Record<string, string | number> {
  const isNumber = (name: string) => (route.numbers as readonly string[]).includes(name);
  const query: Record<string, string | number> = {};
  for (const name of new Set(search.keys())) {
    const [value = '', ...more] = search.getAll(name);
    if (more.length > 0) throw badParameter(name, 'Must be there once.');
    query[name] = isNumber(name) && /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return query;
}

/** Creates the error for a method that the path doesn't support. */
export const wrongMethod = (methods: readonly string[]) =>
  new ApiProblem('sdk/invalid-argument', `The path takes ${methods.join(', ')}.`, { status: 405 });
