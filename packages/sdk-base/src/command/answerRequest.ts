import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { SANDBOX_API } from '../addresses.ts';
import { createIds } from '../sandbox/createIds.ts';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { ApiProblem } from '../sandbox/refuse.ts';
import type { Sandbox } from '../sandbox/Sandbox.ts';
import type { SandboxExchange, SandboxOptions } from '../sandbox/SandboxOptions.ts';
import { checkCaller, corsHeaders, isPreflight, preflightHeaders } from './callers.ts';
import { findRoute } from './findRoute.ts';
import { readBody } from './readBody.ts';
import { readOptions, readQuery, wrongMethod } from './readCall.ts';

/** An HTTP response. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body?: unknown };

/** The base path of the API, as in production. */
export const BASE_PATH = new URL(SANDBOX_API).pathname;

const unknownPath = (pathname: string) =>
  new ApiProblem('sdk/not-found', `There is no operation at ${pathname}. Paths begin with ${BASE_PATH}.`);

/** Creates a sandbox and a function that responds to HTTP requests with it. */
export function createAnswer(options: SandboxOptions): {
  sandbox: Sandbox;
  answer: (request: IncomingMessage) => Promise<Answer>;
} {
  // Requests overlap, and the sandbox reports each response before its call returns.
  const calls = new AsyncLocalStorage<{ exchange?: SandboxExchange }>();
  const sandbox = createSandbox({
    ...options,
    onExchange(exchange) {
      const call = calls.getStore();
      if (call) call.exchange = exchange;
    },
  });
  // Ids for requests that don't reach an operation.
  const ids = createIds('http');

  function refused(refusal: ApiProblem, more: OutgoingHttpHeaders): Answer {
    const requestId = ids.next('req');
    const headers = { 'Content-Type': 'application/problem+json', 'Nacre-Request-Id': requestId, ...more };
    return { status: refusal.status, headers, body: refusal.problem(requestId) };
  }

  async function call(operation: SandboxExchange['operation'], ...args: [object, object]): Promise<Answer> {
    const made: { exchange?: SandboxExchange } = {};
    let problem: unknown;
    try {
      await calls.run(made, () => sandbox.api.request(operation, args[0] as never, args[1]));
    } catch (error) {
      problem = error;
    }
    if (!made.exchange) throw problem;
    return made.exchange;
  }

  async function answerOperation(request: IncomingMessage, cors: OutgoingHttpHeaders): Promise<Answer> {
    const { pathname, searchParams } = new URL(`http://localhost${request.url ?? '/'}`);
    const found = findRoute(request.method ?? '', pathname);
    if (!found) throw unknownPath(pathname);
    const { route, path, methods } = found;
    if (isPreflight(request)) return { status: 204, headers: { ...cors, ...preflightHeaders(methods) } };
    if (!route) return refused(wrongMethod(methods), { ...cors, Allow: methods.join(', ') });
    const query = readQuery(route, searchParams);
    const caller = readOptions(route, request);
    const body = await readBody(request);
    const { status, headers, body: result } = await call(route.operation, { path, query, body }, caller);
    return { status, headers: { ...headers, ...cors }, body: result };
  }

  return {
    sandbox,
    async answer(request) {
      const cors = corsHeaders(request);
      try {
        checkCaller(request);
        return await answerOperation(request, cors);
      } catch (error) {
        if (error instanceof ApiProblem) return refused(error, cors);
        const failed = new ApiProblem('sdk/api-unavailable', 'The sandbox failed to answer.', {
          status: 500,
        });
        return refused(failed, cors);
      }
    },
  };
}
