/**
 * One webhook delivery attempt of the sandbox.
 *
 * @remarks Nothing goes over a network. To test your handler, pass it the `body` and `headers`. An attempt succeeds
 * unless you make it fail with {@link Sandbox.failDeliveries}.
 *
 * @example Verify a delivery
 * ```ts
 * import { verifyWebhook } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * sandbox.payOrder(sandbox.seeded.orderId);
 * for (const { body, headers } of sandbox.webhooks) {
 *   const event = await verifyWebhook({
 *     body,
 *     signature: headers['Nacre-Signature'],
 *     secret: sandbox.seeded.webhookSecret,
 *     now: sandbox.clock.now(),
 *   });
 *   console.log(event.type); // "order.paid"
 * }
 * ```
 *
 * @category Sandbox
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxDelivery = {
  /** The id of the endpoint that it was sent to. */
  readonly webhookId: string;
  /** The address of the endpoint. */
  readonly url: string;
  /** The headers. */
  readonly headers: {
    /** The type of the body. */
    readonly 'Content-Type': 'application/json';
    /** The time and the signature of the body. */
    readonly 'Nacre-Signature': string;
  };
  /** The raw body, which is what's signed. */
  readonly body: string;
  /**
   * The id of the event. It's the same in each attempt and for each endpoint.
   *
   * @since 0.2.0
   */
  readonly eventId: string;
  /**
   * The number of the attempt, from 1 to 8.
   *
   * @since 0.2.0
   */
  readonly attempt: number;
  /**
   * The HTTP status that the endpoint responded with, or `null` if it didn't respond within ten seconds.
   *
   * @since 0.2.0
   */
  readonly status: number | null;
};
