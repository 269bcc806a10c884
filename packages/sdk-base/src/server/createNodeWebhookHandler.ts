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

/**
 * The parts of a Node `http` or Express request that the handler reads.
 *
 * @example Pass on what Node provides
 * ```ts
 * import type { IncomingMessage } from 'node:http';
 * import type { NodeRequest } from '@nacre/sdk-base/server';
 *
 * const asRequest = (request: IncomingMessage): NodeRequest => request;
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export type NodeRequest = AsyncIterable<unknown> & {
  /**
   * The method.
   *
   * @defaultValue Node always has it on a server
   */
  method?: string | undefined;
  /** The headers, by names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** Whether all of the body was read. */
  readonly readableEnded: boolean;
  /**
   * The result of a body parser: raw bytes, a text, or a parsed value.
   *
   * @defaultValue no body parser has run
   */
  body?: unknown;
  /**
   * The raw body, if the platform keeps it beside the parsed one, as Cloud Functions does.
   *
   * @defaultValue the platform doesn't keep it
   */
  rawBody?: unknown;
};

/**
 * The parts of a Node `http` or Express response that the handler uses.
 *
 * @example Pass on what Node provides
 * ```ts
 * import type { ServerResponse } from 'node:http';
 * import type { NodeResponse } from '@nacre/sdk-base/server';
 *
 * const asResponse = (response: ServerResponse): NodeResponse => response;
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export type NodeResponse = {
  /** The status. */
  statusCode: number;
  /** Sets a header. */
  setHeader(name: string, value: string): unknown;
  /** Sends the response. */
  end(body?: string): unknown;
};

function asBytes(value: unknown): string | Uint8Array | undefined {
  if (typeof value === 'string') return value;
  // Avoids `instanceof`: in a test runner with its own realm, Node's buffers aren't instances of its classes.
  if (!ArrayBuffer.isView(value)) return undefined;
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

/** The largest body in bytes that is read to its end. */
const LARGEST_READ = 8 * LARGEST_BODY;

/** Reads an unread body up to a limit, or returns `undefined` if it's larger. */
async function readStream(request: AsyncIterable<unknown>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = asBytes(chunk);
    // With an encoding set, the stream returns text, which encodes back to the same bytes.
    const bytes = part instanceof Uint8Array ? part : new TextEncoder().encode(part ?? String(chunk));
    size += bytes.length;
    // Reads and drops the rest of a large body, so that the sender receives the response. Closes the connection of a
    // sender that doesn't stop.
    if (size <= LARGEST_BODY) chunks.push(bytes);
    else if (size > LARGEST_READ) break;
  }
  if (size > LARGEST_BODY) return undefined;
  return joined(chunks);
}

async function answer(options: WebhookHandlerOptions, request: NodeRequest): Promise<WebhookAnswer> {
  if (request.method !== 'POST') return wrongMethod;
  const { 'nacre-signature': header } = request.headers;
  const signature = typeof header === 'string' ? header : null;
  const kept = asBytes(request.rawBody) ?? asBytes(request.body);
  if (kept !== undefined)
    return kept.length > LARGEST_BODY ? tooLarge : webhookAnswer(options, kept, signature);
  // The body was parsed, so it can't be verified. Express 4 leaves `{}` if no parser has run.
  if (request.readableEnded) return failed(options, bodyIsGone());
  let body: Uint8Array | undefined;
  try {
    body = await readStream(request);
  } catch (error) {
    return failed(options, error);
  }
  return body ? webhookAnswer(options, body, signature) : tooLarge;
}

/**
 * Creates a webhook handler for Node's `http` and for Express.
 *
 * @remarks It works like {@link createWebhookHandler}. In Express, put its route before `express.json()`, or use
 * `express.raw({ type: 'application/json' })` for that route: once a body has been parsed, its signature can't be
 * verified. If that happens, the response is 500, and `onError` receives an error that explains how to fix it.
 *
 * @param options - the endpoint's `secret`, and what to do with events, `on`
 * @returns the handler, for `http.createServer` and for `app.post`
 * @throws {@link SdkError} with `InvalidArgument` when an option has the wrong type
 *
 * @example Handle webhooks with Node alone
 * ```ts
 * import { createServer } from 'node:http';
 * import { createNodeWebhookHandler } from '@nacre/sdk-base/server';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const handler = createNodeWebhookHandler({
 *   secret: sandbox.seeded.webhookSecret,
 *   on: { 'order.paid': ({ data }) => console.log(`${data.id} is paid`) },
 *   now: () => sandbox.clock.now(),
 * });
 * // In Express: app.post('/hooks/nacre', handler), before app.use(express.json())
 * const server = createServer(handler).listen(0);
 * console.log(server.listening); // true
 * server.close();
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export function createNodeWebhookHandler(
  options: WebhookHandlerOptions,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  checkHandlerOptions(options);
  return async (request, response) => {
    const { status, code } = await answer(options, request);
    response.statusCode = status;
    if (status === 405) response.setHeader('Allow', 'POST');
    if (code) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end(code);
  };
}
