import type { Environment } from './Environment.ts';
import type { Job } from './Job.ts';
import type { LoyaltyEntry } from './LoyaltyEntry.ts';
import type { Order } from './Order.ts';
import type { Passport } from './Passport.ts';

/**
 * Tells that an order became `paid`.
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
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Accounts
 * @since 0.1.0
 */
export type OrderPaidEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again: handle each id
   * once.
   */
  id: string;
  /** The type of the event. */
  type: 'order.paid';
  /** The environment that it happened in. */
  environment: Environment;
  /** When it happened, as an RFC 3339 time. */
  createdAt: string;
  /** The order as it was then. */
  data: Order;
};

/**
 * Tells that an order became `fulfilled`.
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
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Accounts
 * @since 0.1.0
 */
export type OrderFulfilledEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again: handle each id
   * once.
   */
  id: string;
  /** The type of the event. */
  type: 'order.fulfilled';
  /** The environment that it happened in. */
  environment: Environment;
  /** When it happened, as an RFC 3339 time. */
  createdAt: string;
  /** The order as it was then. */
  data: Order;
};

/**
 * Tells that a job became `completed`.
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
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Types
 * @since 0.1.0
 */
export type JobCompletedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again: handle each id
   * once.
   */
  id: string;
  /** The type of the event. */
  type: 'job.completed';
  /** The environment that it happened in. */
  environment: Environment;
  /** When it happened, as an RFC 3339 time. */
  createdAt: string;
  /** The job as it was then. */
  data: Job;
};

/**
 * Tells that points that a user earned settled on chain.
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
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyPointsEarnedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again: handle each id
   * once.
   */
  id: string;
  /** The type of the event. */
  type: 'loyalty.points_earned';
  /** The environment that it happened in. */
  environment: Environment;
  /** When it happened, as an RFC 3339 time. */
  createdAt: string;
  /** The entry in the points history. */
  data: LoyaltyEntry;
};

/**
 * Tells that a reward that a user redeemed settled on chain.
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
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyRewardRedeemedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again: handle each id
   * once.
   */
  id: string;
  /** The type of the event. */
  type: 'loyalty.reward_redeemed';
  /** The environment that it happened in. */
  environment: Environment;
  /** When it happened, as an RFC 3339 time. */
  createdAt: string;
  /** The entry in the points history. */
  data: LoyaltyEntry;
};

/**
 * Tells that the NFT of a claimed passport is in its owner's account.
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
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Passports
 * @since 0.1.0
 */
export type PassportClaimedEvent = {
  /**
   * The event's id, such as `evt_9Jd25xPv`. It stays the same when the event is sent again: handle each id
   * once.
   */
  id: string;
  /** The type of the event. */
  type: 'passport.claimed';
  /** The environment that it happened in. */
  environment: Environment;
  /** When it happened, as an RFC 3339 time. */
  createdAt: string;
  /** The passport as it was then. */
  data: Passport;
};

/**
 * Is the verified body of a webhook, by the type of its event.
 *
 * @example Handle each type
 * ```ts
 * import type { WebhookEvent } from '@nacre/sdk-base';
 *
 * function summary(event: WebhookEvent): string {
 *   switch (event.type) {
 *     case 'order.paid':
 *     case 'order.fulfilled':
 *       return `Order ${event.data.id} is ${event.data.status}`;
 *     case 'job.completed':
 *       return `Job ${event.data.id} minted ${event.data.succeeded} items`;
 *     case 'loyalty.points_earned':
 *     case 'loyalty.reward_redeemed':
 *       return `${event.data.userId}: ${event.data.points} points`;
 *     case 'passport.claimed':
 *       return `${event.data.name} has an owner`;
 *   }
 * }
 * ```
 *
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Types
 * @since 0.1.0
 */
export type WebhookEvent =
  | OrderPaidEvent
  | OrderFulfilledEvent
  | JobCompletedEvent
  | LoyaltyPointsEarnedEvent
  | LoyaltyRewardRedeemedEvent
  | PassportClaimedEvent;

/**
 * Names the type of a webhook event.
 *
 * @example List the types to subscribe to
 * ```ts
 * import type { WebhookEventType } from '@nacre/sdk-base';
 *
 * const types: WebhookEventType[] = ['order.paid', 'order.fulfilled'];
 * console.log(types.length); // 2
 * ```
 *
 * @see [Security and best practices](https://docs.nacre.example/products/security-and-best-practices)
 * @category Types
 * @since 0.1.0
 */
export type WebhookEventType = WebhookEvent['type'];
