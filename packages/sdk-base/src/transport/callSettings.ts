import { toHex } from '../base64.ts';
import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import type { ClientEvent } from '../types/ClientEvent.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';

/**
 * The client's settings for its calls.
 *
 * @internal
 */
export type CallSettings = {
  timeoutMs: number;
  maxRetries: number;
  onEvent?: ((event: ClientEvent) => void) | undefined;
};

export const MOST_RETRIES = 10;

/** @internal */
export const REQUEST_TYPES: TypesOf<RequestOptions> = {
  signal: { methods: ['addEventListener', 'removeEventListener'] },
  timeoutMs: 'number',
  maxRetries: 'number',
  idempotencyKey: 'string',
  onEvent: 'function',
};

/**
 * Throws if an option of a call has the wrong type.
 *
 * @internal
 */
export const checkRequestOptions = (options: RequestOptions | undefined): void =>
  checkTypes(options, REQUEST_TYPES);

/** Returns a time limit in milliseconds, and throws for one that timers don't support. */
export function checkTimeout(timeoutMs: number): number {
  if (timeoutMs > 0 && timeoutMs <= 0x7fffffff) return timeoutMs;
  throw invalidArgument('timeoutMs', 'must be a number of milliseconds above zero');
}

/** Returns a number of retries, and throws if it's out of range. */
export function checkMaxRetries(maxRetries: number): number {
  if (Number.isInteger(maxRetries) && maxRetries >= 0 && maxRetries <= MOST_RETRIES) return maxRetries;
  throw invalidArgument('maxRetries', `must be a whole number from 0 to ${MOST_RETRIES}`);
}

/** The headers that the SDK sets itself. */
const OWN_HEADER = /^(?:accept$|authorization|content-type|idempotency-key|nacre-)/;

/**
 * Throws for additional headers that are invalid, or that the SDK sets itself.
 *
 * @internal
 */
export function checkHeaders(headers: Readonly<Record<string, string>> = {}): void {
  let isRefused = true;
  try {
    isRefused = [...new Headers(headers).keys()].some((name) => OWN_HEADER.test(name));
  } catch {
    // The platform decides which headers are valid.
  }
  if (isRefused) throw invalidArgument('headers', 'must be valid, without headers of the SDK');
}

/**
 * Creates a random idempotency key. `randomUUID` exists only in secure contexts, while `getRandomValues` exists
 * everywhere.
 *
 * @internal
 */
export function newIdempotencyKey(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> | undefined };
  if (crypto?.randomUUID) return crypto.randomUUID();
  if (!crypto?.getRandomValues) throw new CryptoError(CryptoErrorType.EntropyUnavailable);
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Throws for an idempotency key that a header can't carry unchanged. Without the key, a repeated call would take effect
 * again.
 *
 * @internal
 */
export function checkIdempotencyKey(key: string | undefined): string | undefined {
  if (key === undefined) return key;
  // A header loses leading and trailing spaces.
  if (typeof key === 'string' && /^[ -~]{1,255}$/.test(key) && key.trim() === key) return key;
  throw invalidArgument('idempotencyKey', 'must have 1 to 255 ASCII characters, without spaces at the ends');
}
