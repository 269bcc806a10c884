/**
 * An order that's paid at the till.
 *
 * @example Pay 24.90 EUR
 * ```ts
 * import { createSandbox, type SandboxTillOrder } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const order: SandboxTillOrder = {
 *   orderId: 'till-118',
 *   userId: sandbox.user.id,
 *   amount: '2490',
 * };
 * sandbox.till.pay(sandbox.seeded.connectionId, order);
 * ```
 *
 * @category Sandbox
 * @see [Loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/zelty-integration)
 * @since 0.1.0
 */
export type SandboxTillOrder = {
  /** The till's id of the order. Each order earns points once. */
  orderId: string;
  /** The id of the customer, if the till recognized one; otherwise `null`. */
  userId: string | null;
  /** The amount paid, in the minor unit of the program's currency, as a decimal string. */
  amount: string;
};

/**
 * The till of a restaurant that's connected with Zelty.
 *
 * @example Earn points at the till, then refund
 * ```ts
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const { connectionId } = sandbox.seeded;
 * sandbox.till.pay(connectionId, {
 *   orderId: 'till-118',
 *   userId: sandbox.user.id,
 *   amount: '2490',
 * });
 * sandbox.till.refund(connectionId, 'till-118');
 * ```
 *
 * @category Sandbox
 * @see [Loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/zelty-integration)
 * @since 0.1.0
 */
export interface SandboxTill {
  /**
   * Pays an order. If the customer is recognized, the order earns points, once.
   *
   * @param connectionId - the Zelty connection
   * @param order - the order
   * @throws {@link SdkError} of type `NotFound` when there is no such connection
   */
  pay(connectionId: string, order: SandboxTillOrder): void;
  /**
   * Refunds an order. The points that it earned are reversed, once.
   *
   * @param connectionId - the Zelty connection
   * @param orderId - the till's id of the order
   * @throws {@link SdkError} of type `NotFound` when there is no such connection
   */
  refund(connectionId: string, orderId: string): void;
  /**
   * Makes Zelty reject the restaurant's key from now on, so that no order earns points.
   *
   * @param connectionId - the Zelty connection
   * @throws {@link SdkError} of type `NotFound` when there is no such connection
   */
  rejectKey(connectionId: string): void;
}
