import type { Page, Request, Route } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { Network } from '../../packages/sdk-base/src/index.ts';
import { createSandbox, type SandboxExchange } from '../../packages/sdk-base/src/sandbox/index.ts';
import { operationOf } from './operationOf.ts';

/**
 * Answers a page's HTTP requests to the sandbox environment's backend with the local sandbox, without a change to the
 * page's SDK. The key frame, which creates a new user's key, has its own tests; here, the key exists as soon as the
 * user has signed up.
 *
 * @returns the called operations, a list that grows with each call
 */
export async function answerFromSandbox(page: Page): Promise<string[]> {
  const calls: string[] = [];
  let last: SandboxExchange | undefined;
  const sandbox = createSandbox({ now: new Date(), speed: 1, onExchange: (exchange) => (last = exchange) });
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization' };

  async function answer(route: Route, request: Request): Promise<void> {
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const { pathname } = new URL(request.url().slice(site.api.sandbox.length), 'http://api');
    const call = operationOf(request.method(), pathname);
    if (!call) throw new Error(`the backend has no ${request.method()} ${request.url()}`);
    calls.push(call.operation);
    const { authorization, 'idempotency-key': idempotencyKey } = request.headers();
    const query = Object.fromEntries(
      // The only query parameter that is a number. A real backend parses it, too.
      [...new URL(request.url()).searchParams].map(([key, value]) => [
        key,
        key === 'limit' ? Number(value) : value,
      ]),
    );
    const parts = { path: call.path, query, body: request.postDataJSON() as unknown };
    const accessToken = authorization?.replace('Bearer ', '');
    // The exchange also records the response of a request that fails.
    const body = await sandbox.api
      .request(call.operation, parts as never, { accessToken, idempotencyKey })
      .catch(() => undefined);
    if (call.operation === 'signUp' && body) {
      const session = body as { accessToken: string };
      await sandbox.signer.getPublicKey(Network.PolygonAmoy, { accessToken: session.accessToken });
    }
    const { status = 500, headers = {}, body: json } = last ?? {};
    return route.fulfill({ status, headers: { ...headers, ...cors }, body: JSON.stringify(json) });
  }

  await page.route(`${site.api.sandbox}/**`, answer);
  return calls;
}
