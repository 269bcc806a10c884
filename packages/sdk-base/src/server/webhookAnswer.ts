import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { WebhookEvent } from '../types/WebhookEvent.ts';
import { verifyWebhook } from '../webhooks/verifyWebhook.ts';
import type { WebhookHandlerOptions } from './WebhookHandlerOptions.ts';

/** The largest accepted body in bytes. An event has a few thousand. */
export const LARGEST_BODY = 1_000_000;

/** Joins the chunks of a body. The server entry doesn't depend on a package for bytes. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const body = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

/** A response to Nacre, which evaluates only the status. */
export type WebhookAnswer = { status: 204 | 400 | 405 | 413 | 500; code: string };

export const wrongMethod: WebhookAnswer = { status: 405, code: 'method-not-allowed' };
export const tooLarge: WebhookAnswer = { status: 413, code: 'content-too-large' };

/** Creates the error for a body that was already read. */
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
 * Throws for options that would fail at the first event. A missing secret is reported only at that event, because a
 * build may load the handler without the server's environment.
 */
export function checkHandlerOptions(options: WebhookHandlerOptions): void {
  checkTypes(options, TYPES);
  if (!options?.on) throw invalidArgument('on', 'must be an object');
  for (const [type, handle] of Object.entries(options.on as Record<string, unknown>))
    if (handle !== undefined && typeof handle !== 'function')
      throw invalidArgument(`on['${type}']`, 'must be a function');
}

/** Reports an error. A failing callback must not change the response. */
async function report({ onError }: WebhookHandlerOptions, error: unknown): Promise<void> {
  try {
    await onError?.(error);
  } catch {
    // The response is sent anyway.
  }
}

/** Returns the response for an event that couldn't be handled, so that it's sent again. */
export async function failed(options: WebhookHandlerOptions, error: unknown): Promise<WebhookAnswer> {
  await report(options, error);
  return { status: 500, code: isNacreError(error) ? error.code : 'error' };
}

/** Whether an error is the request's fault. For any other error, the event should be sent again. */
const isRequestsFault = (error: unknown): boolean =>
  isNacreError(error, CryptoErrorType.ProofInvalid) || isNacreError(error, SdkErrorType.UnexpectedResponse);

/** Verifies a request, passes its event to the handler, and returns the response. */
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
    // The handler matches the event's type, which the compiler can't infer.
    const handle = ((Object.hasOwn(on, event.type) ? on[event.type as keyof typeof on] : undefined) ??
      onUnknown) as ((event: WebhookEvent) => unknown) | undefined;
    await handle?.(event);
    return { status: 204, code: '' };
  } catch (error) {
    return failed(options, error);
  }
}
