import { toHex } from '../base64.ts';
import { badArgument } from '../checkTypes.ts';
import { webCrypto } from '../passports/webCrypto.ts';

/**
 * Returns the body of a webhook as bytes. Throws if the body or the secret can't be used for signing.
 *
 * @internal
 */
export function signable(body: unknown, secret: unknown): Uint8Array {
  if (typeof secret !== 'string' || secret === '') throw badArgument('secret', 'The secret must be a text.');
  return bytesOf(body);
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  // Avoids `instanceof`: an object from another realm, as in a test runner, isn't an instance of this realm's classes.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  try {
    // Accepts a buffer of any realm, and throws for everything else.
    return new Uint8Array(ArrayBuffer.prototype.slice.call(body as ArrayBuffer, 0));
  } catch {
    throw badArgument('body', 'The body must be the raw text or bytes, not a parsed object.');
  }
}

/**
 * Returns the signed bytes, which are the time in seconds, a dot, and the body.
 *
 * @internal
 */
export function signedBytes(time: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${time}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  return signed;
}

/**
 * Computes the HMAC-SHA256 of data as hexadecimal digits.
 *
 * @internal
 */
export async function hmac(secret: string, data: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = webCrypto();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await subtle.sign(algorithm, key, data)));
}
