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
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
 * const { otpId } = await client.auth.sendOtp({
 *   channel: 'email',
 *   email: 'ada@shop.example',
 * });
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
   *
   * @example List the networks that the user has an account on
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const accounts = await client.accounts.list();
   * console.log(accounts.map(({ network }) => network));
   * ```
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
   *
   * @example Get the account, or offer to create it
   * ```ts
   * import { Client, isNacreError, Network, SdkErrorType } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * try {
   *   const account = await client.accounts.get(Network.PolygonAmoy);
   *   console.log(account.address.startsWith('0x'));
   * } catch (error) {
   *   if (!isNacreError(error, SdkErrorType.NotFound)) throw error;
   *   console.log('This user has no account yet.');
   * }
   * ```
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
   * @example Create the account after a sign-up
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'grace@shop.example',
   * });
   * await client.auth.signUp({ method: 'otp', otpId, code: '000000' });
   * const account = await client.accounts.create();
   * console.log(account.address.startsWith('0x')); // true
   * ```
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
   * @example Read two balances without requesting the accounts
   * ```ts
   * import { Client, formatBalance, Network } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * for (const network of [Network.PolygonAmoy, Network.StellarTestnet]) {
   *   const balance = await client.accounts.reader(network).getBalance();
   *   console.log(network, formatBalance(balance, { locale: 'en-US' }));
   * }
   * ```
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
   * @example Refresh a list when a transfer is made
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const stop = client.accounts.onTransfer(({ kind, status }) =>
   *   console.log(kind, status),
   * );
   * const account = await client.accounts.get();
   * await account.transfer({
   *   kind: 'native',
   *   to: sandbox.seeded.friendAddress,
   *   amount: 1_000_000_000_000_000n,
   * });
   * stop();
   * ```
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
   *
   * @example Show the newest orders
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const { data } = await client.accounts.listOrders({ limit: 10 });
   * for (const order of data) console.log(order.status, order.items.length);
   * ```
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
   *
   * @example Read one order
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const order = await client.accounts.getOrder(sandbox.seeded.orderId);
   * console.log(order.status); // pending
   * ```
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
   * @example Go on when an order is paid
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const { orderId } = sandbox.seeded;
   * sandbox.payOrder(orderId); // The user pays at the checkout.
   * const order = await client.accounts.waitForOrder(orderId, {
   *   until: 'paid',
   *   timeoutMs: 10 * 60_000,
   * });
   * console.log(order.status !== 'pending'); // true
   * ```
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
   *
   * @example Order two tickets, and send the user to the checkout
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const order = await client.accounts.createOrder({
   *   items: [{ collectionId: sandbox.seeded.ticketsId, quantity: 2 }],
   *   redirectUrl: 'https://shop.example/thanks',
   * });
   * console.log(order.status); // draft
   *
   * sandbox.clock.advance(10_000); // Reserving takes a moment.
   * const { checkoutUrl } = await client.accounts.getOrder(order.id);
   * console.log(checkoutUrl !== null); // true
   * ```
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
   *
   * @example Cancel an order that nobody has paid
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const order = await client.accounts.cancelOrder(sandbox.seeded.orderId);
   * console.log(order.status); // cancelled
   * ```
   */
  cancelOrder(orderId: string, options?: RequestOptions): Promise<Order>;
}
