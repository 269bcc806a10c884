import type { Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { createAnswer } from '../../packages/sdk-base/src/command/answerRequest.ts';
import { findRoute } from '../../packages/sdk-base/src/command/findRoute.ts';
import { Network } from '../../packages/sdk-base/src/index.ts';
import { requestOf } from './requestOf.ts';

/**
 * Answers a page's HTTP requests to the sandbox environment's backend with the local sandbox, without a change to the
 * page's SDK. The key frame, which creates a new user's key, has its own tests; here, the key exists as soon as the
 * user has signed up.
 *
 * @returns the called operations, a list that grows with each call
 */
export async function answerFromSandbox(page: Page): Promise<string[]> {
  const calls: string[] = [];
  const { sandbox, answer } = createAnswer({ now: new Date(), speed: 1 });
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization' };
  await page.route(`${site.api.sandbox}/**`, async (route, request) => {
    const { pathname, search } = new URL(request.url());
    const method = request.method();
    if (method === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    // The sandbox answers to this machine alone.
    const sent = { ...request.headers(), host: 'localhost', origin: undefined };
    const { status, headers, body } = await answer(
      requestOf(method, pathname + search, sent, request.postDataBuffer()),
    );
    const operation = findRoute(method, pathname)?.route?.operation;
    if (operation) calls.push(operation);
    if (operation === 'signUp' && status < 300) {
      const { accessToken } = body as { accessToken: string };
      await sandbox.signer.getPublicKey(Network.PolygonAmoy, { accessToken });
    }
    const json = JSON.stringify(body);
    return route.fulfill({
      status,
      headers: { ...(headers as Record<string, string>), ...cors },
      body: json,
    });
  });
  return calls;
}
