/**
 * The parts of a request that {@link verifyWebhook} needs.
 *
 * @example Get the arguments from a Fetch request
 * ```ts
 * import type { VerifyWebhookArgs } from '@nacre/sdk-base';
 *
 * async function argsOf(request: Request, secret: string): Promise<VerifyWebhookArgs> {
 *   return {
 *     body: await request.text(),
 *     signature: request.headers.get('Nacre-Signature'),
 *     secret,
 *   };
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Client
 * @since 0.1.0
 */
export type VerifyWebhookArgs = {
  /** The raw body as it arrived. Parsing and serializing it again would change its bytes. */
  body: string | Uint8Array | ArrayBuffer;
  /** The value of the header `Nacre-Signature`. */
  signature: string | null | undefined;
  /** The secret of the webhook endpoint, `whsec_…`. Keep it on your server. */
  secret: string;
  /**
   * How old the signature may be, and how far ahead the sender's clock may be, in seconds from 0 to 86,400. Each
   * attempt and each resend is signed anew, so a long tolerance only helps against wrong clocks.
   *
   * @defaultValue `300`
   * @since 0.2.0
   */
  toleranceSeconds?: number | undefined;
  /**
   * The time to compare with, for tests.
   *
   * @defaultValue the current time
   */
  now?: Date | undefined;
};
