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
 * The signed-in user's accounts and orders: `client.accounts`.
 *
 * @remarks A user has one account on each network of the environment. Every method throws {@link SdkError} with
 * `NotAuthenticated` when nobody is signed in and, like any request, with `Aborted`, `Timeout`, `RateLimited`,
 * `ApiUnavailable` or `UnexpectedResponse`.
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
   * Lists the user's existing accounts, one per network.
   *
   * @remarks An account exists once the user's key for it does. {@link AccountModule.create} creates it.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the accounts
   */
  list(options?: RequestOptions): Promise<Account[]>;

  /**
   * Returns the user's account on a network. Never creates a key.
   *
   * @param network - the network to use (the client's `network` by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the account
   * @throws {@link SdkError} with `NotFound` when the user has no account there yet: {@link AccountModule.create}
   * creates one
   * @throws {@link SdkError} with `NetworkMismatch` when the network doesn't belong to the client's environment
   */
  get(network?: Network, options?: RequestOptions): Promise<Account>;

  /**
   * Creates the user's account on a network, or returns the existing one.
   *
   * @remarks The {@link Signer} creates the user's key; the default signer opens the key frame for that. Creating an
   * account is free and sends no transaction. Call this after a sign-up, before the user receives anything.
   *
   * @param network - the network to use (the client's `network` by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the account
   * @throws {@link SdkError} with `NetworkMismatch` when the network doesn't belong to the client's environment
   * @throws {@link CryptoError} when the key can't be created
   * @throws {@link IframeApiError} when the key frame can't be used
   *
   * @since 0.2.0
   */
  create(network?: Network, options?: RequestOptions): Promise<Account>;

  /**
   * Returns a reader for the user's account on a network, without requesting the account itself.
   *
   * @param network - the network to use (the client's `network` by default)
   * @returns the reader
   * @throws {@link SdkError} with `NetworkMismatch` when the network doesn't belong to the client's environment
   *
   * @since 0.2.0
   */
  reader(network?: Network): AccountReader;

  /**
   * Registers a listener for the transfers that this client makes.
   *
   * @param listener - called with each transfer once the backend API has accepted its broadcast
   * @returns a function that stops listening
   *
   * @since 0.2.0
   */
  onTransfer(listener: (transfer: Transfer) => void): () => void;

  /**
   * Lists the user's orders, newest first.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of orders; `for await` goes through all pages
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   */
  listOrders(pagination?: Pagination, options?: RequestOptions): PageList<Order>;

  /**
   * Reads an order.
   *
   * @param orderId - the order's id, `ord_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the order
   * @throws {@link SdkError} with `NotFound` when the user has no such order
   */
  getOrder(orderId: string, options?: RequestOptions): Promise<Order>;

  /**
   * Waits until an order is paid or reaches a final state.
   *
   * @remarks It reads the order again after pauses that grow longer. A read that fails for a temporary reason doesn't
   * end the wait. Paying often takes longer than the default time limit, so set your own.
   *
   * @param orderId - the order's id, `ord_…`
   * @param options - the state to wait for, `until` (`'final'` by default), a `signal` that ends the wait, the time
   * limit, `timeoutMs` (two minutes by default), and the first pause, `pollIntervalMs` (one second by default)
   * @returns the order in that state; check its `status`
   * @throws {@link SdkError} with `NotFound` when the user has no such order
   * @throws {@link SdkError} with `Timeout` when it hasn't reached that state within the time limit
   * @throws {@link SdkError} with `Aborted` when the signal aborts
   *
   * @since 0.2.0
   */
  waitForOrder(orderId: string, options?: WaitForOrderOptions): Promise<Order>;

  /**
   * Creates an order.
   *
   * @remarks Retries send the same idempotency key, so a lost response never leads to a second order.
   *
   * @param args - the `items` to buy, and where the checkout sends the user afterwards, `redirectUrl`
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds (the client's by
   * default), and an `idempotencyKey` (a random one by default)
   * @returns the order
   * @throws {@link SdkError} with `InvalidArgument` when an item isn't accepted
   * @throws {@link SdkError} with `Conflict` when a collection isn't on sale right now
   */
  createOrder(args: CreateOrderArgs, options?: RequestOptions): Promise<Order>;

  /**
   * Cancels an order that isn't paid yet.
   *
   * @param orderId - the order's id, `ord_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the order in its new state
   * @throws {@link SdkError} with `NotFound` when the user has no such order
   * @throws {@link SdkError} with `Conflict` when the order is past `pending`
   */
  cancelOrder(orderId: string, options?: RequestOptions): Promise<Order>;
}
