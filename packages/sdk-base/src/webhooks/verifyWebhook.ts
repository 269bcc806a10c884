import { badArgument } from '../checkTypes.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { readNow } from '../passports/readNow.ts';
import type { VerifyWebhookArgs } from '../types/VerifyWebhookArgs.ts';
import type { WebhookEvent } from '../types/WebhookEvent.ts';
import { hmac, signable, signedBytes } from './signature.ts';
import { readWebhookEvent } from './readWebhookEvent.ts';

export const DEFAULT_TOLERANCE_SECONDS = 300;
/** A signature valid for more than a day wouldn't protect against replays. */
const LONGEST_TOLERANCE_SECONDS = 86_400;

/** During a rotation, there are two signatures. Nacre never sends more, and each costs a comparison. */
const mostSignatures = 10;

/**
 * Verifies that a webhook comes from Nacre and is recent, and returns its event.
 *
 * @remarks
 * Call it on your server with the raw body, before you use anything from the request. It checks the HMAC-SHA256 of
 * `t.body` in the header `Nacre-Signature` in constant time, and rejects a time that differs from yours by more than
 * five minutes, or by more than `toleranceSeconds`. While a secret is being replaced, the header holds several
 * signatures, and one match is enough.
 *
 * The same event can arrive more than once, so keep the `id` of each event you've handled. An event of a type that
 * this version doesn't know is an {@link UnknownWebhookEvent}: store it, and respond with 2xx.
 *
 * @param args - the raw `body`, the header's value `signature`, the endpoint's `secret`, and optionally
 * `toleranceSeconds` (300 by default)
 * @returns the event, with amounts as `bigint`
 * @throws {@link CryptoError} of type `ProofInvalid` when the header is missing or malformed, the signature doesn't
 * match the body, or the request was signed longer ago than `toleranceSeconds` allows
 * @throws {@link SdkError} of type `InvalidArgument` when the body, the secret or the tolerance isn't what the
 * function accepts
 * @throws {@link SdkError} of type `UnexpectedResponse` when the signature matches, but the body isn't a well-formed
 * event
 * @throws {@link SdkError} of type `NotSupported` when the platform has no WebCrypto
 *
 * @example Handle a webhook on a server that uses the Fetch standard
 * ```ts
 * import { CryptoErrorType, isNacreError, verifyWebhook } from '@nacre/sdk-base';
 *
 * async function handle(request: Request, secret: string): Promise<Response> {
 *   try {
 *     const signature = request.headers.get('Nacre-Signature');
 *     const event = await verifyWebhook({
 *       body: await request.text(),
 *       signature,
 *       secret,
 *     });
 *     console.log(event.type, event.id);
 *     return new Response(null, { status: 204 });
 *   } catch (error) {
 *     // Only a request that isn't from Nacre is refused: anything else is worth another
 *     // delivery.
 *     if (!isNacreError(error, CryptoErrorType.ProofInvalid)) throw error;
 *     return new Response(error.code, { status: 400 });
 *   }
 * }
 *
 * const forged = new Request('https://shop.example/hooks/nacre', {
 *   method: 'POST',
 *   body: '{}',
 * });
 * console.log((await handle(forged, 'whsec_example')).status); // 400
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Client
 * @since 0.1.0
 */
export async function verifyWebhook(args: VerifyWebhookArgs): Promise<WebhookEvent> {
  const {
    body,
    signature,
    secret,
    toleranceSeconds = DEFAULT_TOLERANCE_SECONDS,
    now,
  } = args ?? ({} as VerifyWebhookArgs);
  const bytes = signable(body, secret);
  const isSeconds = typeof toleranceSeconds === 'number' && toleranceSeconds >= 0;
  if (!isSeconds || toleranceSeconds > LONGEST_TOLERANCE_SECONDS) {
    throw badArgument(
      'toleranceSeconds',
      `The tolerance must be a number of seconds from 0 to ${LONGEST_TOLERANCE_SECONDS}.`,
    );
  }
  const at = readNow(now);

  const { time, signatures } = readHeader(signature);
  const signed = signedBytes(time, bytes);
  const expected = await hmac(secret, signed);

  // No early exit, so that the duration doesn't reveal which signature was close.
  const matches = signatures.map((candidate) => equal(candidate, expected));
  if (!matches.includes(true)) throw invalid('The signature does not fit the body.', 'signature');
  if (Math.abs(at / 1_000 - Number(time)) > toleranceSeconds) {
    throw invalid(`The webhook was signed more than ${toleranceSeconds} seconds away from now.`, 'age');
  }
  // Reads the verified copy, because the caller's buffer may have been overwritten in the meantime.
  return readWebhookEvent(new TextDecoder().decode(signed.subarray(time.length + 1)));
}

function readHeader(header: unknown): { time: string; signatures: string[] } {
  const fields = typeof header === 'string' && header.length <= 2_000 ? header.split(',') : [];
  const values = (name: string) =>
    fields
      .map((field) => field.trim())
      .flatMap((field) => (field.startsWith(name) ? [field.slice(name.length)] : []));
  const [time = '', ...furtherTimes] = values('t=');
  const signatures = values('v1=').filter((value) => /^[0-9a-f]{64}$/.test(value));
  const isTime = /^\d{1,12}$/.test(time) && furtherTimes.length === 0;
  if (!isTime || signatures.length === 0 || signatures.length > mostSignatures) {
    throw invalid('The header `Nacre-Signature` is missing or malformed.', 'header');
  }
  return { time, signatures };
}

/** Compares two texts of 64 digits in constant time. */
function equal(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < other.length; index += 1)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

function invalid(message: string, reason: 'header' | 'signature' | 'age'): CryptoError {
  return new CryptoError(CryptoErrorType.ProofInvalid, { message, details: { reason } });
}
