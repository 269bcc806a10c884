import { invalidArgument } from '../checkTypes.ts';
import type { Network } from '../networks/Network.ts';
import type { Signature } from '../signer/Signer.ts';
import type { Balance } from '../types/Balance.ts';
import type { FeesEstimation } from '../types/FeesEstimation.ts';
import type { Nft } from '../types/Nft.ts';
import type { NftBalance } from '../types/NftBalance.ts';
import type { PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { PreparedTransfer } from './PreparedTransfer.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { SendTransferOptions, TransferOptions } from '../types/SendTransferOptions.ts';
import type { TokenBalance } from '../types/TokenBalance.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { Erc20TransferArgs, NftTransferArgs, TransferParams } from '../types/TransferParams.ts';
import type { WaitOptions } from '../types/WaitOptions.ts';
import type { AccountReader } from './AccountReader.ts';
import type { AccountOperations } from './createAccountOperations.ts';

/**
 * A user's account on one network. It reads balances, prepares and sends transfers, and signs messages.
 *
 * @remarks You get accounts from {@link AccountModule.create}, {@link AccountModule.get} and
 * {@link AccountModule.list}. An account works as long as its user is signed in. Like any request, every method can
 * also throw {@link SdkError} with `NotAuthenticated`, `Aborted`, `Timeout`, `RateLimited`, `ApiUnavailable` or
 * `UnexpectedResponse`.
 *
 * @example Show what a transfer costs, then send it
 * ```ts
 * import { Client } from '@nacre/sdk-base';
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
 * const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
 * const prepared = await account.prepareTransfer({
 *   kind: 'native',
 *   to,
 *   amount: 1_000_000_000_000_000n,
 * });
 * console.log(prepared.maxFee > 0n); // true
 * const transfer = await account.send(prepared);
 * console.log(transfer.status); // 'pending'
 * ```
 *
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export class Account implements AccountReader {
  /** The network that the account is on. */
  readonly network: Network;
  /** The account's address on the network. */
  readonly address: string;
  /** The id of the user who owns the account. */
  readonly userId: string;
  readonly #operations: AccountOperations;

  private constructor(
    data: { network: Network; address: string; userId: string },
    operations: (account: Account) => AccountOperations,
  ) {
    this.network = data.network;
    this.address = data.address;
    this.userId = data.userId;
    this.#operations = operations(this);
  }

  /** @internal */
  static from(
    data: { network: Network; address: string; userId: string },
    operations: (account: Account) => AccountOperations,
  ): Account {
    return new Account(data, operations);
  }

  /**
   * Reads the balance in the network's native currency.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the balance
   *
   * @example Show the balance
   * ```ts
   * import { Client, formatBalance } from '@nacre/sdk-base';
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
   * const account = await client.accounts.get();
   * const balance = await account.getBalance();
   * console.log(
   *   formatBalance(balance.amount, {
   *     decimals: balance.currency.decimals,
   *     locale: 'en-US',
   *   }),
   * ); // 2.5
   * ```
   */
  getBalance(options?: RequestOptions): Promise<Balance> {
    return this.#operations.getBalance(options);
  }

  /**
   * Lists the tokens that the account holds: ERC-20 tokens on EVM networks, assets on Stellar.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of tokens with their balances; `for await` goes through all pages
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   *
   * @example List the tokens with their amounts
   * ```ts
   * import { Client, formatBalance } from '@nacre/sdk-base';
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
   * const account = await client.accounts.get();
   * for await (const balance of account.getTokenBalances()) {
   *   console.log(formatBalance(balance, { locale: 'en-US' }));
   * }
   * ```
   */
  getTokenBalances(pagination?: Pagination, options?: RequestOptions): PageList<TokenBalance> {
    return this.#operations.getTokenBalances(pagination, options);
  }

  /**
   * Lists the NFTs that the account holds.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of NFTs, each with its number of copies; `for await` goes through all pages
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   *
   * @example Show what the user has collected
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
   * const account = await client.accounts.get();
   * for await (const { nft, amount } of account.getNfts()) console.log(nft.name, amount);
   * ```
   */
  getNfts(pagination?: Pagination, options?: RequestOptions): PageList<NftBalance> {
    return this.#operations.getNfts(pagination, options);
  }

  /**
   * Reads one NFT that the account holds.
   *
   * @param contract - the address of the NFT's contract
   * @param tokenId - the NFT's id in the contract, a decimal number
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the NFT
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InvalidArgument` when the address or the id is malformed
   * @throws {@link SdkError} with `NotFound` when the account doesn't hold it
   *
   * @example Read one ticket
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
   * const account = await client.accounts.get();
   * const nft = await account.getNft(sandbox.seeded.nftContract, '40');
   * console.log(nft.tokenId, nft.standard); // 40 erc721
   * ```
   */
  getNft(contract: string, tokenId: string, options?: RequestOptions): Promise<Nft> {
    return this.#operations.getNft(contract, tokenId, options);
  }

  /**
   * Lists the account's incoming and outgoing transfers, newest first.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of transfers; `for await` goes through all pages
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   *
   * @example Show the five newest transfers
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
   * const account = await client.accounts.get();
   * const { data } = await account.getTransfers({ limit: 5 });
   * for (const transfer of data)
   *   console.log(transfer.direction, transfer.kind, transfer.status);
   * ```
   */
  getTransfers(pagination?: Pagination, options?: RequestOptions): PageList<Transfer> {
    return this.#operations.getTransfers(pagination, options);
  }

  /**
   * Reads one transfer, for example to check whether it's confirmed.
   *
   * @param transferId - the id of the transfer, `tx_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the transfer in its current state
   * @throws {@link SdkError} with `NotFound` when the user has no such transfer
   *
   * @example Check whether a transfer is confirmed
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
   * const account = await client.accounts.get();
   * const to = sandbox.seeded.friendAddress;
   * const { id } = await account.transfer({
   *   kind: 'native',
   *   to,
   *   amount: 1_000_000_000_000_000n,
   * });
   * console.log((await account.getTransfer(id)).status); // pending
   *
   * sandbox.clock.advance(60_000);
   * console.log((await account.getTransfer(id)).status); // confirmed
   * ```
   */
  getTransfer(transferId: string, options?: RequestOptions): Promise<Transfer> {
    return this.#operations.getTransfer(transferId, options);
  }

  /**
   * Waits until the network confirms a transfer, or the transfer fails.
   *
   * @remarks It reads the transfer again after pauses that grow longer. A read that fails for a temporary reason
   * doesn't end the wait.
   *
   * @param transferId - the id of the transfer, `tx_…`
   * @param options - a `signal` that ends the wait, the time limit, `timeoutMs` (two minutes by default), and the
   * first pause, `pollIntervalMs` (one second by default)
   * @returns the transfer, `confirmed` or `failed`
   * @throws {@link SdkError} with `NotFound` when the user has no such transfer
   * @throws {@link SdkError} with `Timeout` when it's still `pending` after the time limit
   * @throws {@link SdkError} with `Aborted` when the signal aborts
   *
   * @example Wait until a transfer is final
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
   * const account = await client.accounts.get();
   * const to = sandbox.seeded.friendAddress;
   * const { id } = await account.transfer({
   *   kind: 'native',
   *   to,
   *   amount: 1_000_000_000_000_000n,
   * });
   * sandbox.clock.advance(60_000); // On a network, this takes a moment.
   * const { status } = await account.waitForTransfer(id, { timeoutMs: 60_000 });
   * console.log(status); // confirmed
   * ```
   *
   * @since 0.2.0
   */
  waitForTransfer(transferId: string, options?: WaitOptions): Promise<Transfer> {
    return this.#operations.waitForTransfer(transferId, options);
  }

  /**
   * Estimates what a transfer will cost. Sends nothing to the network.
   *
   * @remarks The SDK decodes the transaction that the backend API prepared, and rejects it if it isn't the transfer
   * you asked for, or if its fees differ from the estimate. To send a transfer at exactly the fee you show, use
   * {@link Account.prepareTransfer}.
   *
   * @param params - the asset, the amount in its smallest unit, and the receiver's address
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the fees, with the unsigned transaction
   * @throws {@link SdkError} with `InvalidArgument` when an address, an amount or a memo is malformed, or nobody could
   *   ever move what the receiver gets
   * @throws {@link SdkError} with `NotSupported` when the network doesn't support this kind of transfer
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   *
   * @example Show the highest fee
   * ```ts
   * import { Client, formatBalance, networkInfo } from '@nacre/sdk-base';
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
   * const account = await client.accounts.get();
   * const to = sandbox.seeded.friendAddress;
   * const { maxFee } = await account.estimateFees({
   *   kind: 'native',
   *   to,
   *   amount: 1_000_000_000_000_000n,
   * });
   * const { nativeCurrency: currency } = networkInfo(account.network);
   * console.log(
   *   formatBalance(
   *     { amount: maxFee, currency },
   *     { locale: 'en-US', maximumFractionDigits: 6 },
   *   ),
   * );
   * ```
   */
  estimateFees(params: TransferParams, options?: RequestOptions): Promise<FeesEstimation> {
    return this.#operations.estimateFees(params, options);
  }

  /**
   * Prepares a transfer, so that you can show its cost before {@link Account.send} sends it.
   *
   * @remarks The backend API prepares the transaction. The SDK decodes it, and rejects it if it isn't the transfer
   * you asked for, has an access list, or carries other fees than the ones shown: the fees that you read are the fees
   * that get signed.
   *
   * @param params - the asset, the amount in its smallest unit, and the receiver's address
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds, and the
   * `idempotencyKey` of the broadcast (a random one by default)
   * @returns the unsigned transfer with its fees
   * @throws {@link SdkError} with `InvalidArgument` when an address, an amount or a memo is malformed, or nobody could
   *   ever move what the receiver gets
   * @throws {@link SdkError} with `NotSupported` when the network doesn't support this kind of transfer
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   * @throws {@link SdkError} with `UnexpectedResponse` when the transaction isn't the transfer you asked for
   *
   * @example Show the cost, then send exactly that
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
   * const account = await client.accounts.get();
   * const to = sandbox.seeded.friendAddress;
   * const prepared = await account.prepareTransfer({
   *   kind: 'native',
   *   to,
   *   amount: 1_000_000_000_000_000n,
   * });
   * console.log(prepared.maxFee > 0n); // true
   * const { status } = await account.send(prepared);
   * console.log(status); // pending
   * ```
   *
   * @since 0.2.0
   */
  prepareTransfer(params: TransferParams, options?: RequestOptions): Promise<PreparedTransfer> {
    return this.#operations.prepareTransfer(params, options);
  }

  /**
   * Signs a prepared transfer without sending it, so that you can store it first.
   *
   * @remarks You can send a stored, signed transfer after a reload and as often as you like: it's made only once.
   * Anyone who can read it can send it.
   *
   * @param prepared - the transfer, from {@link Account.prepareTransfer}
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds, and the highest
   * fee to accept, `maxFee`, in the native currency's smallest unit
   * @returns the transfer with its signature
   * @throws {@link SdkError} with `FeeTooHigh` when its highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when its transaction doesn't match its description
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when the signer can't produce a signature
   * @throws {@link IframeApiError} when the user declines, or the key frame can't be used
   *
   * @example Store the signed transfer before sending it
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
   * const account = await client.accounts.get();
   * const to = sandbox.seeded.friendAddress;
   * const prepared = await account.prepareTransfer({
   *   kind: 'native',
   *   to,
   *   amount: 1_000_000_000_000_000n,
   * });
   * const signed = await account.signTransfer(prepared, { maxFee: prepared.maxFee });
   * const stored = JSON.stringify(signed, (key, value) =>
   *   typeof value === 'bigint' ? String(value) : value,
   * );
   * console.log(stored.includes('signature')); // true
   * const { status } = await account.send(signed);
   * console.log(status); // pending
   * ```
   *
   * @since 0.2.0
   */
  signTransfer(prepared: PreparedTransfer, options?: SendTransferOptions): Promise<PreparedTransfer> {
    return this.#operations.signTransfer(prepared, options);
  }

  /**
   * Sends a prepared transfer. Asks the {@link Signer} to sign it first, if it isn't signed yet.
   *
   * @remarks If the response is lost, send the same prepared transfer again: that repeats the broadcast and returns
   * the first transfer, and never makes a second one. The client remembers the signature as long as it lives. To be
   * able to repeat after a reload, store what {@link Account.signTransfer} returns.
   *
   * The promise resolves once the transfer is broadcast. The network confirms it later: use
   * {@link Account.waitForTransfer} to wait for that.
   *
   * @param prepared - the transfer, from {@link Account.prepareTransfer}
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds, and the highest
   * fee to accept, `maxFee`, in the native currency's smallest unit
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when its highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when its transaction doesn't match its description
   * @throws {@link SdkError} with `Conflict` when it has expired, or the account has sent another transaction since
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when the signer can't produce a signature
   * @throws {@link IframeApiError} when the user declines, or the key frame can't be used
   *
   * @example Repeat a broadcast without sending twice
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
   * const account = await client.accounts.get();
   * const to = sandbox.seeded.friendAddress;
   * const prepared = await account.prepareTransfer({
   *   kind: 'native',
   *   to,
   *   amount: 1_000_000_000_000_000n,
   * });
   * const first = await account.send(prepared);
   * const again = await account.send(prepared);
   * console.log(first.id === again.id); // true
   * ```
   *
   * @since 0.2.0
   */
  send(prepared: PreparedTransfer, options?: SendTransferOptions): Promise<Transfer> {
    return this.#operations.send(prepared, options);
  }

  /**
   * Restores a prepared transfer from JSON that you stored.
   *
   * @remarks The SDK decodes the transaction and compares it with the rest of the JSON, as {@link Account.send} does,
   * so that you can show it again safely.
   *
   * @param stored - what `JSON.parse` returns for a prepared transfer
   * @returns the transfer, as it was stored
   * @throws {@link SdkError} with `InvalidArgument` when it's malformed, or its transaction doesn't match its
   * description
   * @throws {@link SdkError} with `NetworkMismatch` when it's for another network
   *
   * @example Send a stored transfer after a reload
   * ```ts
   * import type { Account } from '@nacre/sdk-base';
   *
   * async function sendStored(account: Account, storage: Storage) {
   *   const stored = storage.getItem('transfer');
   *   if (stored === null) return;
   *   const transfer = await account.send(
   *     await account.restoreTransfer(JSON.parse(stored)),
   *   );
   *   storage.removeItem('transfer');
   *   console.log(transfer.id);
   * }
   * console.log(sendStored.length); // 2
   * ```
   *
   * @since 0.2.0
   */
  restoreTransfer(stored: unknown): Promise<PreparedTransfer> {
    return this.#operations.restoreTransfer(stored);
  }

  /**
   * Prepares, signs and sends a transfer in one call. Pass a `maxFee`, since nobody sees the fee before it's signed.
   *
   * @remarks The promise resolves once the transfer is broadcast. The network confirms it later: use
   * {@link Account.waitForTransfer} to wait for that.
   *
   * If the response is lost, the call throws `Timeout` or `ApiUnavailable`, and the transfer may have been made.
   * Repeat the call: as long as the client lives, repeating the same transfer repeats that broadcast and returns the
   * first transfer. With an `idempotencyKey`, this works even after the call has succeeded, and after a reload you
   * get `Conflict` instead of a second transfer.
   *
   * `timeoutMs` covers all steps, including the user's confirmation. Without it, each request has the client's time
   * limit, and the signature has two minutes.
   *
   * @param params - the asset, the amount in its smallest unit, and the receiver's address
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds, the highest fee
   * to accept, `maxFee`, in the native currency's smallest unit, and an `idempotencyKey`
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when the highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when an address, an amount or a memo is malformed, or nobody could
   *   ever move what the receiver gets
   * @throws {@link SdkError} with `NotSupported` when the network doesn't support this kind of transfer
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   * @throws {@link SdkError} with `Conflict` when the account has sent another transaction in the meantime, or the
   * idempotency key was used for another transfer
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when the signer can't produce a signature
   * @throws {@link IframeApiError} when the user declines, or the key frame can't be used
   *
   * @example Send with a limit on the fee
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
   * const account = await client.accounts.get();
   * const to = sandbox.seeded.friendAddress;
   * const payment = { kind: 'native', to, amount: 1_000_000_000_000_000n } as const;
   * const transfer = await account.transfer(payment, { maxFee: 50_000_000_000_000_000n });
   * console.log(transfer.status); // pending
   * ```
   */
  transfer(params: TransferParams, options?: TransferOptions): Promise<Transfer> {
    return this.#operations.transfer(params, options);
  }

  /**
   * Transfers an ERC-20 token, in the same way as {@link Account.transfer}.
   *
   * @param params - the token's contract, the amount in its smallest unit, and the receiver's address
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds, the highest fee
   * to accept, `maxFee`, in the native currency's smallest unit, and an `idempotencyKey`
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when the highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when an address or the amount is malformed, or the receiver is the zero
   *   address or the token's own contract
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer or its fee
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when the signer can't produce a signature
   * @throws {@link IframeApiError} when the user declines, or the key frame can't be used
   *
   * @example Send an amount that the user typed
   * ```ts
   * import { Client, parseBalance } from '@nacre/sdk-base';
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
   * const account = await client.accounts.get();
   * const { tokenAddress, friendAddress } = sandbox.seeded;
   * const { data } = await account.getTokenBalances();
   * const held = data.find(({ token }) => token.address === tokenAddress);
   * if (!held) throw new Error('The account does not hold this token.');
   *
   * const amount = parseBalance('1.5', { decimals: held.token.decimals });
   * const transfer = await account.transferErc20({
   *   token: tokenAddress,
   *   to: friendAddress,
   *   amount,
   * });
   * console.log(transfer.kind, transfer.status); // erc20 pending
   * ```
   */
  transferErc20(params: Erc20TransferArgs, options?: TransferOptions): Promise<Transfer> {
    return this.#transferOf('erc20', params, options);
  }

  /**
   * Transfers an NFT, in the same way as {@link Account.transfer}.
   *
   * @param params - the NFT's contract and id, and the receiver's address
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds, the highest fee
   * to accept, `maxFee`, in the native currency's smallest unit, and an `idempotencyKey`
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when the highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when an address or the id is malformed, or the receiver is the zero
   *   address or the NFT's own contract
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InsufficientFunds` when the account doesn't hold the NFT, or can't pay the fee
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when the signer can't produce a signature
   * @throws {@link IframeApiError} when the user declines, or the key frame can't be used
   *
   * @example Give a ticket to a friend
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
   * const account = await client.accounts.get();
   * const { nftContract, friendAddress } = sandbox.seeded;
   * const transfer = await account.transferNft({
   *   contract: nftContract,
   *   tokenId: '40',
   *   to: friendAddress,
   * });
   * console.log(transfer.kind, transfer.status); // nft pending
   * ```
   */
  transferNft(params: NftTransferArgs, options?: TransferOptions): Promise<Transfer> {
    return this.#transferOf('nft', params, options);
  }

  async #transferOf(
    kind: 'erc20' | 'nft',
    params: Erc20TransferArgs | NftTransferArgs,
    options?: TransferOptions,
  ): Promise<Transfer> {
    if ((params.kind ?? kind) !== kind) {
      throw invalidArgument('kind', `must be ${kind}`);
    }
    // Both methods pair the kind with its own arguments, which the compiler can't infer here.
    return this.#operations.transfer({ ...params, kind } as TransferParams, options);
  }

  /**
   * Signs a text with the account's key, to prove that the user controls the account.
   *
   * @remarks The signature follows ERC-191 (`personal_sign`) on EVM networks, and SEP-53 on Stellar.
   *
   * @param message - the text to sign, which is signed as UTF-8
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (two
   * minutes by default)
   * @returns the signature
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when the signer can't produce a signature
   * @throws {@link IframeApiError} when the user declines, or the key frame can't be used
   *
   * @example Prove that the user controls the account
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
   * const account = await client.accounts.get();
   * const signature = await account.signMessage(
   *   `Sign in to shop.example at ${new Date().toISOString()}`,
   * );
   * console.log(Object.keys(signature)); // [ 'kind', 'r', 's', 'yParity' ]
   * ```
   */
  signMessage(message: string, options?: RequestOptions): Promise<Signature> {
    return this.#operations.signMessage(message, options);
  }
}
