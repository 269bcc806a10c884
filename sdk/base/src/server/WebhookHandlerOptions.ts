import type { WebhookEvent } from '../types/WebhookEvent.ts';

/**
 * Has a function for each type of event that you handle. What it returns is awaited.
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
 * @category Client
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export type WebhookHandlers = {
  [Type in Exclude<WebhookEvent['type'], 'unknown'>]?: (
    event: Extract<WebhookEvent, { type: Type }>,
  ) => unknown;
};

/**
 * Configures a webhook handler.
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
 * ```
 *
 * @category Client
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @since 0.2.0
 */
export type WebhookHandlerOptions = {
  /** The endpoint's secret, `whsec_…`. */
  secret: string;
  /**
   * What to do with an event, by its type. The answer waits for it, and Nacre waits 10 seconds: put work that takes
   * longer into a queue. If it throws, the answer is 500, and the event comes again. Events come at least once, so
   * handle each `id` once.
   */
  on: WebhookHandlers;
  /**
   * What to do with an event of a type that isn't in `on`, such as to store it. It's answered with 204 either way.
   *
   * @defaultValue nothing
   */
  onUnknown?: (event: WebhookEvent) => unknown;
  /**
   * Hears why a request wasn't answered with 204: of what `on` threw, of a wrong signature, of a body that was parsed
   * too early.
   *
   * @defaultValue nobody does
   */
  onError?: (error: unknown) => unknown;
  /**
   * How old a request may be, in seconds.
   *
   * @defaultValue `300`
   */
  toleranceSeconds?: number;
  /**
   * The clock to compare the time of requests with, for tests.
   *
   * @defaultValue the real time
   */
  now?: () => Date;
};
