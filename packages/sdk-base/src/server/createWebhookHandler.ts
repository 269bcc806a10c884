import {
  bodyIsGone,
  checkHandlerOptions,
  failed,
  joined,
  LARGEST_BODY,
  tooLarge,
  type WebhookAnswer,
  webhookAnswer,
  wrongMethod,
} from './webhookAnswer.ts';
import type { WebhookHandlerOptions } from './WebhookHandlerOptions.ts';

/** Reads a body up to a limit, or returns `undefined` if it's larger. */
async function readBody(request: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > LARGEST_BODY) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return joined(chunks);
}

async function answer(options: WebhookHandlerOptions, request: Request): Promise<WebhookAnswer> {
  if (request.method !== 'POST') return wrongMethod;
  if (request.bodyUsed) return failed(options, bodyIsGone());
  let body: Uint8Array | undefined;
  try {
    body = await readBody(request);
  } catch (error) {
    return failed(options, error);
  }
  return body ? webhookAnswer(options, body, request.headers.get('Nacre-Signature')) : tooLarge;
}

/**
 * Creates a webhook handler for servers that use the Fetch standard: a function from a `Request` to a `Response`.
 *
 * @remarks It reads the raw body, verifies the signature before it parses anything, and calls your function for the
 * event's type. It responds with 204 when your function is done, and for types that you don't handle; with 400 if the
 * signature doesn't match; and with 500 if your function throws, so that Nacre sends the event again.
 *
 * @param options - the endpoint's `secret`, and what to do with events, `on`
 * @returns the handler, for Next.js route handlers, Deno, Bun, Cloudflare Workers and the like
 * @throws {@link SdkError} with `InvalidArgument` when an option has the wrong type
 *
 * @example Handle an order that the sandbox's user has paid
 * ```ts
 * import { createWebhookHandler } from '@nacre/sdk-base/server';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const POST = createWebhookHandler({
 *   secret: sandbox.seeded.webhookSecret,
 *   on: { 'order.paid': ({ data }) => console.log(`${data.id} is paid`) },
 *   now: () => sandbox.clock.now(),
 * });
 *
 * sandbox.payOrder(sandbox.seeded.orderId);
 * for (const { url, headers, body } of sandbox.webhooks) {
 *   const response = await POST(new Request(url, { method: 'POST', headers, body }));
 *   console.log(response.status); // 204
 * }
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export function createWebhookHandler(
  options: WebhookHandlerOptions,
): (request: Request) => Promise<Response> {
  checkHandlerOptions(options);
  return async (request) => {
    const { status, code } = await answer(options, request);
    const headers = status === 405 ? { Allow: 'POST' } : undefined;
    return new Response(code || null, { status, headers });
  };
}
