import type { WebhookEvent } from '../types/WebhookEvent.ts';

/**
 * A function for each event type that you handle. The handler awaits what the function returns.
 *
 * @example Count paid orders
 * ```ts
 * import type { WebhookHandlers } from '@nacre/sdk-base/server';
 *
 * let paid = 0;
 * const handlers: WebhookHandlers = { 'order.paid': () => (paid += 1) };
 * console.log(Object.keys(handlers)); // [ 'order.paid' ]
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export type WebhookHandlers = {
  [Type in Exclude<WebhookEvent['type'], 'unknown'>]?:
    | ((event: Extract<WebhookEvent, { type: Type }>) => unknown)
    | undefined;
};

/**
 * The settings of a webhook handler.
 *
 * @example Handle paid orders
 * ```ts
 * import type { WebhookHandlerOptions } from '@nacre/sdk-base/server';
 *
 * const secret = process.env.NACRE_WEBHOOK_SECRET;
 * if (!secret) throw new Error('Set NACRE_WEBHOOK_SECRET.');
 * const options: WebhookHandlerOptions = {
 *   secret,
 *   on: { 'order.paid': ({ data }) => console.log(data.id) },
 *   onError: console.error,
 * };
 * console.log(Object.keys(options.on)); // [ 'order.paid' ]
 * ```
 *
 * @category Server
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export type WebhookHandlerOptions = {
  /** The endpoint's secret, `whsec_…`. */
  secret: string;
  /**
   * What to do with an event, by type. The response waits for your function, and Nacre waits for ten seconds, so put
   * longer work into a queue. If your function throws, the response is 500, and Nacre sends the event again. Events
   * arrive at least once, so handle each `id` only once.
   */
  on: WebhookHandlers;
  /**
   * What to do with an event whose type isn't in `on`, such as storing it. The response is 204 either way.
   *
   * @defaultValue nothing
   */
  onUnknown?: ((event: WebhookEvent) => unknown) | undefined;
  /**
   * Called with the reason why the response isn't 204: an error from `on`, a wrong signature, or a body that was
   * parsed too early.
   *
   * @defaultValue errors aren't reported
   */
  onError?: ((error: unknown) => unknown) | undefined;
  /**
   * How old a request may be, in seconds.
   *
   * @defaultValue `300`
   */
  toleranceSeconds?: number | undefined;
  /**
   * The clock to compare the requests' time with, for tests.
   *
   * @defaultValue the real time
   */
  now?: (() => Date) | undefined;
};
