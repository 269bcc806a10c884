import { Readable } from 'node:stream';
import type { BrowserContext, Page } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { createAnswer } from '../../packages/sdk-base/src/command/answerRequest.ts';
import { findRoute } from '../../packages/sdk-base/src/command/findRoute.ts';
import { Network } from '../../packages/sdk-base/src/index.ts';
import type { Sandbox, SandboxOptions } from '../../packages/sdk-base/src/sandbox/index.ts';

/**
 * Answers a page's HTTP requests to the sandbox environment's backend with the local sandbox, without a change to the
 * page's SDK. Without settings of a key frame, which creates a new user's key, the key exists as soon as the user has
 * signed up.
 *
 * @returns the sandbox, and the called operations, a list that grows with each call
 */
export async function answerFromSandbox(
  page: Page | BrowserContext,
  options: SandboxOptions & { address?: string } = {},
): Promise<{ sandbox: Sandbox; calls: readonly string[] }> {
  const { address = site.api.sandbox, ...settings } = options;
  const calls: string[] = [];
  const { sandbox, answer } = createAnswer({ now: new Date(), speed: 1, ...settings });
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization' };
  await page.route(`${address}/**`, async (route, request) => {
    const { pathname, search } = new URL(request.url());
    const method = request.method();
    if (method === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    // The sandbox answers to this machine alone.
    const sent = { ...request.headers(), host: 'localhost', origin: undefined };
    const stream = Readable.from([request.postDataBuffer() ?? []].flat());
    const incoming = Object.assign(stream, { method, url: pathname + search, headers: sent });
    const { status, headers, body } = await answer(incoming as never);
    const operation = findRoute(method, pathname)?.route?.operation;
    if (operation) calls.push(operation);
    if (operation === 'signUp' && status < 300 && !settings.keyFrame) {
      const { accessToken } = body as { accessToken: string };
      await sandbox.signer.getPublicKey(Network.PolygonAmoy, { accessToken });
    }
    return route.fulfill({
      status,
      headers: { ...(headers as Record<string, string>), ...cors },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  });
  return { sandbox, calls };
}
