import { Client } from '../../../packages/sdk-base/src/index.ts';
import { createSandbox } from '../../../packages/sdk-base/src/sandbox/index.ts';
import {
  createServerClient,
  createWebhookHandler,
  verifyAccessToken,
} from '../../../packages/sdk-base/src/server/index.ts';

/** Returns the result of a call, or the code of its error. */
async function outcomeOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    const { code = '', cause } = error as { code?: string; cause?: unknown };
    return [code || String(error), cause === undefined ? '' : `(${String(cause)})`].join(' ').trim();
  }
}

/** Runs the quick start, which needs no network. */
async function startQuickly(): Promise<string> {
  const sandbox = createSandbox();
  const { publishableKey, api, signer } = sandbox;
  const client = new Client({ publishableKey, api, signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
  const account = await client.accounts.get();
  const { amount } = await account.getBalance();
  return `${amount}`;
}

/** Handles each webhook of the sandbox, once as sent and once with an altered body, and returns the statuses. */
async function handleWebhooks(): Promise<string> {
  const sandbox = createSandbox();
  const handle = createWebhookHandler({
    secret: sandbox.seeded.webhookSecret,
    on: { 'order.paid': () => undefined },
    now: () => sandbox.clock.now(),
  });
  sandbox.payOrder(sandbox.seeded.orderId);
  const statuses: number[] = [];
  for (const { url, headers, body } of sandbox.webhooks)
    for (const sent of [body, `${body} `])
      statuses.push((await handle(new Request(url, { method: 'POST', headers, body: sent }))).status);
  return statuses.join(' ');
}

/**
 * Uses the SDK as an app on the platform would.
 *
 * @param baseUrl - the address of a sandbox over HTTP
 * @param moved - an address that redirects every request to the sandbox
 * @param now - the sandbox's time
 * @returns the outcome of each part
 */
export async function useSdk(baseUrl: string, moved: string, now: string): Promise<Record<string, string>> {
  const { origin } = new URL(baseUrl);
  const publishableKey = 'pk_sandbox_local';
  const client = new Client({ publishableKey, baseUrl });
  const redirected = new Client({ publishableKey, baseUrl: moved });
  const server = createServerClient({ secretKey: 'sk_sandbox_local', baseUrl });
  const options = { audience: 'app_sandbox', environment: 'sandbox', now: new Date(now) } as const;
  const verify = async (keys: string) => {
    const token = await client.auth.getAccessToken();
    return (await verifyAccessToken(token, { ...options, keys })).sub;
  };
  return {
    quickStart: await outcomeOf(startQuickly),
    webhooks: await outcomeOf(handleWebhooks),
    status: await outcomeOf(async () => (await client.status()).status),
    signIn: await outcomeOf(async () => {
      const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
      return (await client.auth.signIn({ method: 'otp', otpId, code: '000000' })).user.id;
    }),
    refresh: await outcomeOf(async () => (await client.auth.refresh()).user.id),
    serverCall: await outcomeOf(async () => (await server.getUser({ userId: 'usr_4Kd92mXw' })).id),
    accessToken: await outcomeOf(() => verify(`${origin}/.well-known/jwks.json`)),
    redirect: await outcomeOf(async () => (await redirected.status()).status),
    redirectOfKeys: await outcomeOf(() => verify(`${moved}/keys`)),
  };
}
