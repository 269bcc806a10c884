import { readNow } from '../passports/readNow.ts';
import type { VerifyWebhookArgs } from '../types/VerifyWebhookArgs.ts';
import { hmac, signable, signedBytes } from '../webhooks/signature.ts';

/**
 * The parts of a webhook that {@link signWebhook} signs.
 *
 * @example Sign a body of today
 * ```ts release="next"
 * import type { SignWebhookArgs } from '@nacre/sdk-base/server';
 *
 * const args: SignWebhookArgs = { body: '{}', secret: 'whsec_example' };
 * console.log(args.body); // {}
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks#test-your-handler-without-a-network)
 * @since 0.3.0
 */
export type SignWebhookArgs = Pick<VerifyWebhookArgs, 'body' | 'secret' | 'now'>;

/**
 * Signs the body of a webhook as Nacre does, so that tests can call your own handler.
 *
 * @param args - the raw `body`, the endpoint's `secret`, and optionally the time of the signature, `now`
 * @returns the value of the header `Nacre-Signature`
 * @throws {@link SdkError} of type `InvalidArgument` when the body, the secret or the time isn't what the function accepts
 * @throws {@link SdkError} of type `NotSupported` when the platform has no WebCrypto
 *
 * @example Call a handler with an event of your own
 * ```ts release="next"
 * import { createWebhookHandler, signWebhook } from '@nacre/sdk-base/server';
 *
 * const secret = 'whsec_example';
 * const received: string[] = [];
 * const handle = createWebhookHandler({
 *   secret,
 *   on: { 'webhook.test': (event) => void received.push(event.id) },
 * });
 *
 * const body = JSON.stringify({
 *   id: 'evt_1Test',
 *   type: 'webhook.test',
 *   environment: 'sandbox',
 *   createdAt: '2026-03-02T09:30:00Z',
 *   data: { webhookId: 'whk_0Sy38tLc' },
 * });
 * const signature = await signWebhook({ body, secret });
 * const headers = { 'Content-Type': 'application/json', 'Nacre-Signature': signature };
 * const response = await handle(
 *   new Request('https://shop.example/hooks/nacre', { method: 'POST', headers, body }),
 * );
 * console.log(response.status, received); // 204 [ 'evt_1Test' ]
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks#test-your-handler-without-a-network)
 * @since 0.3.0
 */
export async function signWebhook(args: SignWebhookArgs): Promise<string> {
  const { body, secret, now } = args ?? ({} as SignWebhookArgs);
  const bytes = signable(body, secret);
  const time = `${Math.floor(readNow(now) / 1_000)}`;
  return `t=${time},v1=${await hmac(secret, signedBytes(time, bytes))}`;
}
