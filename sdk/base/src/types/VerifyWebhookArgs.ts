/**
 * Holds what {@link verifyWebhook} needs of a request.
 *
 * @example Take the arguments from a request of the Fetch standard
 * ```ts
 * import type { VerifyWebhookArgs } from '@nacre/sdk-base';
 *
 * async function argsOf(request: Request, secret: string): Promise<VerifyWebhookArgs> {
 *   return { body: await request.text(), signature: request.headers.get('Nacre-Signature'), secret };
 * }
 * ```
 *
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Client
 * @since 0.1.0
 */
export type VerifyWebhookArgs = {
  /** The raw body as it arrived, before any parsing: parsing and serializing again changes bytes. */
  body: string | Uint8Array;
  /** The value of the header `Nacre-Signature`. */
  signature: string | null | undefined;
  /** The secret of the webhook endpoint, `whsec_…`. Keep it on your server. */
  secret: string;
  /**
   * The time to compare with, for tests.
   *
   * @defaultValue the current time
   */
  now?: Date;
};
