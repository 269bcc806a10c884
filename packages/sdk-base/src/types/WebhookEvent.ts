import type { Environment } from './Environment.ts';
import type { Job } from './Job.ts';
import type { LoyaltyEntry } from './LoyaltyEntry.ts';
import type { Order } from './Order.ts';
import type { Passport } from './Passport.ts';
import type { Transfer } from './Transfer.ts';

/**
 * The event for an order that became `paid`.
 *
 * @example Read the order
 * ```ts
 * import type { OrderPaidEvent } from '@nacre/sdk-base';
 *
 * function paidAmount(event: OrderPaidEvent): bigint {
 *   return event.data.total.amount;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Accounts
 * @since 0.1.0
 */
export type OrderPaidEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'order.paid';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The order at that time. */
  data: Order;
};

/**
 * The event for an order that became `fulfilled`.
 *
 * @example Read the items
 * ```ts
 * import type { OrderFulfilledEvent } from '@nacre/sdk-base';
 *
 * function lines(event: OrderFulfilledEvent): number {
 *   return event.data.items.length;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Accounts
 * @since 0.1.0
 */
export type OrderFulfilledEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'order.fulfilled';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The order at that time. */
  data: Order;
};

/**
 * The event for a job that became `completed`.
 *
 * @example Read how many items were minted
 * ```ts
 * import type { JobCompletedEvent } from '@nacre/sdk-base';
 *
 * function minted(event: JobCompletedEvent): number {
 *   return event.data.succeeded;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Types
 * @since 0.1.0
 */
export type JobCompletedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'job.completed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The job at that time. */
  data: Job;
};

/**
 * The event for earned points that settled on chain.
 *
 * @example Read the points
 * ```ts
 * import type { LoyaltyPointsEarnedEvent } from '@nacre/sdk-base';
 *
 * function points(event: LoyaltyPointsEarnedEvent): bigint {
 *   return event.data.points;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyPointsEarnedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'loyalty.points_earned';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The entry in the points history. */
  data: LoyaltyEntry;
};

/**
 * The event for a redeemed reward that settled on chain.
 *
 * @example Read the reward
 * ```ts
 * import type { LoyaltyRewardRedeemedEvent } from '@nacre/sdk-base';
 *
 * function reward(event: LoyaltyRewardRedeemedEvent): string | null {
 *   return event.data.rewardId;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyRewardRedeemedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'loyalty.reward_redeemed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The entry in the points history. */
  data: LoyaltyEntry;
};

/**
 * The event for a claimed passport whose NFT has reached its owner's account.
 *
 * @example Read the product
 * ```ts
 * import type { PassportClaimedEvent } from '@nacre/sdk-base';
 *
 * function product(event: PassportClaimedEvent): string {
 *   return event.data.name;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Passports
 * @since 0.1.0
 */
export type PassportClaimedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'passport.claimed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The passport at that time. */
  data: Passport;
};

/**
 * The event for an order that became `failed`: it's paid, but not all of its items could be minted.
 *
 * @example Read what to refund
 * ```ts
 * import type { OrderFailedEvent } from '@nacre/sdk-base';
 *
 * function toRefund(event: OrderFailedEvent): bigint {
 *   return event.data.total.amount;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Accounts
 * @since 0.2.0
 */
export type OrderFailedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'order.failed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The order at that time. */
  data: Order;
};

/**
 * The event for a job that became `failed`: at least one item couldn't be minted. The others were.
 *
 * @example Read why
 * ```ts
 * import type { JobFailedEvent } from '@nacre/sdk-base';
 *
 * function reasons(event: JobFailedEvent): (string | null)[] {
 *   return event.data.results.map(({ reason }) => reason);
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Types
 * @since 0.2.0
 */
export type JobFailedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'job.failed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The job at that time. */
  data: Job;
};

/**
 * The event for a transfer from or to a user's account that became `confirmed`.
 *
 * @example Recognize a deposit
 * ```ts
 * import type { TransferConfirmedEvent } from '@nacre/sdk-base';
 *
 * function isDeposit(event: TransferConfirmedEvent): boolean {
 *   return event.data.direction === 'in';
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Accounts
 * @since 0.2.0
 */
export type TransferConfirmedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'transfer.confirmed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The transfer, from the point of view of the user's account. */
  data: Transfer;
};

/**
 * The event for a transfer from a user's account that became `failed`: only its fee was spent.
 *
 * @example Read which user it belongs to
 * ```ts
 * import type { TransferFailedEvent } from '@nacre/sdk-base';
 *
 * function sender(event: TransferFailedEvent): string | undefined {
 *   return event.data.userId;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Accounts
 * @since 0.2.0
 */
export type TransferFailedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'transfer.failed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The transfer, from the point of view of the user's account. */
  data: Transfer;
};

/**
 * The event for reversed points that settled on chain.
 *
 * @example Read what they were earned for
 * ```ts
 * import type { LoyaltyPointsReversedEvent } from '@nacre/sdk-base';
 *
 * function reference(event: LoyaltyPointsReversedEvent): string | null {
 *   return event.data.reference;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Loyalty
 * @since 0.2.0
 */
export type LoyaltyPointsReversedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'loyalty.points_reversed';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The entry in the points history. */
  data: LoyaltyEntry;
};

/**
 * The event for a voucher that was used at a till and burned on chain.
 *
 * @example Read the reward
 * ```ts
 * import type { LoyaltyVoucherUsedEvent } from '@nacre/sdk-base';
 *
 * function reward(event: LoyaltyVoucherUsedEvent): string | null {
 *   return event.data.rewardId;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Loyalty
 * @since 0.2.0
 */
export type LoyaltyVoucherUsedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'loyalty.voucher_used';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The entry in the points history. */
  data: LoyaltyEntry;
};

/**
 * A test event, which your server requested with `testWebhookEndpoint`. It arrives whatever types the endpoint
 * subscribes to.
 *
 * @example Read which endpoint is tested
 * ```ts
 * import type { WebhookTestEvent } from '@nacre/sdk-base';
 *
 * function tested(event: WebhookTestEvent): string {
 *   return event.data.webhookId;
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Types
 * @since 0.2.0
 */
export type WebhookTestEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of the event. */
  type: 'webhook.test';
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The tested endpoint. */
  data: {
    /** The tested endpoint. */
    webhookId: string;
  };
};

/**
 * An event that this version of the SDK doesn't know, because its type or its network is new.
 *
 * @remarks
 * The API adds event types without notice. Store such an event, respond with 2xx, and read it again once you have a
 * version that knows it. Any other response only makes Nacre send it again.
 *
 * @example Keep it for later
 * ```ts
 * import type { UnknownWebhookEvent } from '@nacre/sdk-base';
 *
 * const kept = new Map<string, string>();
 * function keep(event: UnknownWebhookEvent): void {
 *   kept.set(event.id, `${event.sentType}: ${JSON.stringify(event.data)}`);
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @advanced
 * @category Types
 * @since 0.2.0
 */
export type UnknownWebhookEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again, so handle each id once.
   */
  id: string;
  /** The type of every unknown event, so that a `switch` still tells the known types apart. */
  type: 'unknown';
  /** The type as it was sent, such as `order.refunded`. */
  sentType: string;
  /** The environment that the event comes from. */
  environment: Environment;
  /** When it happened, in RFC 3339 format. */
  createdAt: string;
  /** The event's data, as the JSON that was sent: amounts are decimal strings. */
  data: { [member: string]: unknown };
};

/**
 * The verified body of a webhook, by event type.
 *
 * @example Handle each type
 * ```ts
 * import type { WebhookEvent } from '@nacre/sdk-base';
 *
 * function summary(event: WebhookEvent): string {
 *   switch (event.type) {
 *     case 'order.paid':
 *     case 'order.fulfilled':
 *     case 'order.failed':
 *       return `Order ${event.data.id} is ${event.data.status}`;
 *     case 'job.completed':
 *     case 'job.failed':
 *       return `Job ${event.data.id} minted ${event.data.succeeded} items`;
 *     case 'transfer.confirmed':
 *     case 'transfer.failed':
 *       return `Transfer ${event.data.hash} is ${event.data.status}`;
 *     case 'loyalty.points_earned':
 *     case 'loyalty.reward_redeemed':
 *     case 'loyalty.points_reversed':
 *     case 'loyalty.voucher_used':
 *       return `${event.data.userId}: ${event.data.points} points`;
 *     case 'passport.claimed':
 *       return `${event.data.name} has an owner`;
 *     case 'webhook.test':
 *       return 'A test';
 *     default:
 *       return `${event.sentType} is new`;
 *   }
 * }
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Types
 * @since 0.1.0
 */
export type WebhookEvent =
  | OrderPaidEvent
  | OrderFulfilledEvent
  | OrderFailedEvent
  | JobCompletedEvent
  | JobFailedEvent
  | TransferConfirmedEvent
  | TransferFailedEvent
  | LoyaltyPointsEarnedEvent
  | LoyaltyRewardRedeemedEvent
  | LoyaltyPointsReversedEvent
  | LoyaltyVoucherUsedEvent
  | PassportClaimedEvent
  | WebhookTestEvent
  | UnknownWebhookEvent;

/**
 * A type of webhook event that an endpoint can subscribe to. `webhook.test` isn't among them: it needs no
 * subscription.
 *
 * @example List the types to subscribe to
 * ```ts
 * import type { WebhookEventType } from '@nacre/sdk-base';
 *
 * const types: WebhookEventType[] = ['order.paid', 'order.fulfilled'];
 * console.log(types.length); // 2
 * ```
 *
 * @see [Receive webhooks](https://docs.nacre.example/technical-guides/webhooks)
 * @category Types
 * @since 0.1.0
 */
export type WebhookEventType = Exclude<WebhookEvent['type'], 'webhook.test' | 'unknown'>;
