import type { Network } from '../networks/Network.ts';
import type { CreateOrderArgs } from '../types/CreateOrderArgs.ts';
import type { Order } from '../types/Order.ts';
import type { PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { WaitForOrderOptions } from '../types/WaitForOrderOptions.ts';
import type { Account } from './Account.ts';
import type { AccountReader } from './AccountReader.ts';

/**
 * Gives the signed-in user's accounts and orders: the `accounts` part of a {@link Client}.
 *
 * @remarks A user has one account on each network of the environment. Every method fails with
 * `NotAuthenticated` when nobody is signed in, and as any request can: {@link SdkError} with `Aborted`, `Timeout`,
 * `RateLimited`, `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example Read the balance on the default network
 * ```ts
 * import { Client, formatBalance } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
 * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 *
 * const account = await client.accounts.get();
 * const balance = await account.getBalance();
 * console.log(formatBalance(balance.amount, { decimals: balance.currency.decimals }));
 * ```
 *
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export interface AccountModule {
  /**
   * Lists the user's accounts that exist so far, one per network.
   *
   * @remarks An account exists once the user's key for it does. {@link AccountModule.create} makes it.
   *
   * @param options - cancellation, time limit
   * @returns the accounts
   */
  list(options?: RequestOptions): Promise<Account[]>;

  /**
   * Gives the user's account on a network. Never makes a key.
   *
   * @param network - the network; the client's `network` where it is left out
   * @param options - cancellation, time limit
   * @returns the account
   * @throws {@link SdkError} with `NotFound` when the user has none there yet: {@link AccountModule.create} makes it
   * @throws {@link SdkError} with `NetworkMismatch` when the network is not of the client's environment
   */
  get(network?: Network, options?: RequestOptions): Promise<Account>;

  /**
   * Makes the user's account on a network, or gives the one that is there.
   *
   * @remarks To make an account is to have the {@link Signer} make the user's key; the default one opens the key
   * frame. It costs nothing and sends nothing to the network. Call it after a sign-up, and before the user first
   * receives something.
   *
   * @param network - the network; the client's `network` where it is left out
   * @param options - cancellation, time limit
   * @returns the account
   * @throws {@link SdkError} with `NetworkMismatch` when the network is not of the client's environment
   * @throws {@link CryptoError} when the key cannot be made
   * @throws {@link IframeApiError} when the key frame cannot be used
   *
   * @since 0.2.0
   */
  create(network?: Network, options?: RequestOptions): Promise<Account>;

  /**
   * Gives what reads the user's account on a network, without a request for the account itself.
   *
   * @param network - the network; the client's `network` where it is left out
   * @returns the reader
   * @throws {@link SdkError} with `NetworkMismatch` when the network is not of the client's environment
   *
   * @since 0.2.0
   */
  reader(network?: Network): AccountReader;

  /**
   * Listens to the transfers that this client makes.
   *
   * @param listener - gets each transfer as the backend API answers its broadcast
   * @returns a function that stops listening
   *
   * @since 0.2.0
   */
  onTransfer(listener: (transfer: Transfer) => void): () => void;

  /**
   * Lists the user's orders, newest first.
   *
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of orders; `for await` gives those of all pages
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  listOrders(pagination?: Pagination, options?: RequestOptions): PageList<Order>;

  /**
   * Reads an order.
   *
   * @param orderId - the order's id, `ord_…`
   * @param options - cancellation, time limit
   * @returns the order
   * @throws {@link SdkError} with `NotFound` when the user has no such order
   */
  getOrder(orderId: string, options?: RequestOptions): Promise<Order>;

  /**
   * Waits until an order is paid, or until it comes to its end.
   *
   * @remarks It reads the order again after growing pauses. A read that fails for a passing reason doesn't end the
   * wait. A customer who pays takes longer than the default time limit: set one of your own.
   *
   * @param orderId - the order's id, `ord_…`
   * @param options - what to wait for, cancellation, time limit, first pause
   * @returns the order as it is then; look at its `status`
   * @throws {@link SdkError} with `NotFound` when the user has no such order
   * @throws {@link SdkError} with `Timeout` when it isn't there at the end of the time limit
   * @throws {@link SdkError} with `Aborted` when the signal aborts
   *
   * @since 0.2.0
   */
  waitForOrder(orderId: string, options?: WaitForOrderOptions): Promise<Order>;

  /**
   * Makes an order.
   *
   * @remarks A retry sends the same idempotency key, so that an answer which was lost makes no second order.
   *
   * @param args - what to buy
   * @param options - cancellation, time limit, idempotency key
   * @returns the order
   * @throws {@link SdkError} with `InvalidArgument` when an item is not accepted
   * @throws {@link SdkError} with `Conflict` when a collection cannot be bought now
   */
  createOrder(args: CreateOrderArgs, options?: RequestOptions): Promise<Order>;

  /**
   * Cancels an order that is not paid yet.
   *
   * @param orderId - the order's id, `ord_…`
   * @param options - cancellation, time limit
   * @returns the order as it is now
   * @throws {@link SdkError} with `NotFound` when the user has no such order
   * @throws {@link SdkError} with `Conflict` when the order is past `pending`
   */
  cancelOrder(orderId: string, options?: RequestOptions): Promise<Order>;
}
