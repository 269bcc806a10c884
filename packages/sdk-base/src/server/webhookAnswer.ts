import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { WebhookEvent } from '../types/WebhookEvent.ts';
import { verifyWebhook } from '../webhooks/verifyWebhook.ts';
import type { WebhookHandlerOptions } from './WebhookHandlerOptions.ts';

/** The largest body that is read, in bytes. An event has a few thousand. */
export const LARGEST_BODY = 1_000_000;

/** Parts of a body as one. The entry for servers brings no package of bytes along. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const body = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

/** An answer to Nacre: its status is what counts. */
export type WebhookAnswer = { status: 204 | 400 | 405 | 413 | 500; code: string };

export const wrongMethod: WebhookAnswer = { status: 405, code: 'method-not-allowed' };
export const tooLarge: WebhookAnswer = { status: 413, code: 'content-too-large' };

/** Makes the error of a body that something else has read before. */
export function bodyIsGone(): SdkError {
  return new SdkError(SdkErrorType.InvalidArgument, {
    message:
      'The raw body is gone: something has read or parsed it before the webhook handler, such as express.json(). ' +
      "Put the handler's route before it, or read this route with express.raw({ type: 'application/json' }).",
    details: { argument: 'body' },
  });
}

const TYPES: TypesOf<WebhookHandlerOptions> = {
  secret: 'string',
  on: 'object',
  onUnknown: 'function',
  onError: 'function',
  toleranceSeconds: 'number',
  now: 'function',
};

/**
 * Refuses options that would fail at the first event. A secret that isn't there is found out then: a build may load
 * the handler without the server's environment.
 */
export function checkHandlerOptions(options: WebhookHandlerOptions): void {
  checkTypes(options, TYPES);
  if (!options?.on) throw invalidArgument('on', 'must be an object');
  for (const [type, handle] of Object.entries(options.on as Record<string, unknown>))
    if (handle !== undefined && typeof handle !== 'function')
      throw invalidArgument(`on['${type}']`, 'must be a function');
}

/** Tells of an error. Whoever is told must not turn the answer into another one. */
async function report({ onError }: WebhookHandlerOptions, error: unknown): Promise<void> {
  try {
    await onError?.(error);
  } catch {
    // The answer goes out all the same.
  }
}

/** Says that the event could not be handled, so that it is sent again. */
export async function failed(options: WebhookHandlerOptions, error: unknown): Promise<WebhookAnswer> {
  await report(options, error);
  return { status: 500, code: isNacreError(error) ? error.code : 'error' };
}

/** Whether what failed is the request. All else is the receiver's, and the event is to be sent again. */
const isRequestsFault = (error: unknown): boolean =>
  isNacreError(error, CryptoErrorType.ProofInvalid) || isNacreError(error, SdkErrorType.UnexpectedResponse);

/** Verifies a request, hands its event over, and says what to answer. */
export async function webhookAnswer(
  options: WebhookHandlerOptions,
  body: string | Uint8Array,
  signature: string | null,
): Promise<WebhookAnswer> {
  const { secret, toleranceSeconds, now, on, onUnknown } = options;
  let event: WebhookEvent;
  try {
    event = await verifyWebhook({ body, signature, secret, toleranceSeconds, now: now?.() });
  } catch (error) {
    if (!isRequestsFault(error)) return failed(options, error);
    await report(options, error);
    return { status: 400, code: isNacreError(error) ? error.code : 'error' };
  }
  try {
    // The handler belongs to the type that the event has, which the compiler cannot follow.
    const handle = ((Object.hasOwn(on, event.type) ? on[event.type as keyof typeof on] : undefined) ??
      onUnknown) as ((event: WebhookEvent) => unknown) | undefined;
    await handle?.(event);
    return { status: 204, code: '' };
  } catch (error) {
    return failed(options, error);
  }
}
