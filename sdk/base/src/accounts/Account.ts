import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
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
 * Is a user's account on one network: reads what it holds, prepares and makes transfers, signs messages.
 *
 * @remarks {@link AccountModule.create}, {@link AccountModule.get} and {@link AccountModule.list} give accounts. An
 * account works as long as its user is signed in. Every method can also fail as any request can: {@link SdkError}
 * with `NotAuthenticated`, `Aborted`, `Timeout`, `RateLimited`, `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example Show what a transfer costs, then send it
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
 * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 *
 * const account = await client.accounts.get();
 * const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
 * const prepared = await account.prepareTransfer({ kind: 'native', to, amount: 1_000_000_000_000_000n });
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
  /** The id of the user whose account it is. */
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
   * @param options - cancellation, time limit
   * @returns the balance
   */
  getBalance(options?: RequestOptions): Promise<Balance> {
    return this.#operations.getBalance(options);
  }

  /**
   * Lists the tokens that the account holds: ERC-20 tokens on EVM networks, assets on Stellar.
   *
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of tokens with their balances; `for await` gives those of all pages
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  getTokenBalances(pagination?: Pagination, options?: RequestOptions): PageList<TokenBalance> {
    return this.#operations.getTokenBalances(pagination, options);
  }

  /**
   * Lists the NFTs that the account holds.
   *
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of NFTs, each with its number of copies; `for await` gives those of all pages
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  getNfts(pagination?: Pagination, options?: RequestOptions): PageList<NftBalance> {
    return this.#operations.getNfts(pagination, options);
  }

  /**
   * Reads one NFT that the account holds.
   *
   * @param contract - the address of the NFT's contract
   * @param tokenId - the NFT's id in the contract, a decimal number
   * @param options - cancellation, time limit
   * @returns the NFT
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InvalidArgument` when the address or the id is malformed
   * @throws {@link SdkError} with `NotFound` when the account does not hold it
   */
  getNft(contract: string, tokenId: string, options?: RequestOptions): Promise<Nft> {
    return this.#operations.getNft(contract, tokenId, options);
  }

  /**
   * Lists what left and what reached the account, newest first.
   *
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of transfers; `for await` gives those of all pages
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  getTransfers(pagination?: Pagination, options?: RequestOptions): PageList<Transfer> {
    return this.#operations.getTransfers(pagination, options);
  }

  /**
   * Reads one transfer, to learn whether it is confirmed.
   *
   * @param transferId - the transfer's id, `tx_…`
   * @param options - cancellation, time limit
   * @returns the transfer as it is now
   * @throws {@link SdkError} with `NotFound` when the user has no such transfer
   */
  getTransfer(transferId: string, options?: RequestOptions): Promise<Transfer> {
    return this.#operations.getTransfer(transferId, options);
  }

  /**
   * Waits until the network has confirmed a transfer, or until it failed.
   *
   * @remarks It reads the transfer again after growing pauses. A read that fails for a passing reason doesn't end
   * the wait.
   *
   * @param transferId - the transfer's id, `tx_…`
   * @param options - cancellation, time limit, first pause
   * @returns the transfer, `confirmed` or `failed`
   * @throws {@link SdkError} with `NotFound` when the user has no such transfer
   * @throws {@link SdkError} with `Timeout` when it's still `pending` at the end of the time limit
   * @throws {@link SdkError} with `Aborted` when the signal aborts
   *
   * @since 0.2.0
   */
  waitForTransfer(transferId: string, options?: WaitOptions): Promise<Transfer> {
    return this.#operations.waitForTransfer(transferId, options);
  }

  /**
   * Estimates what a transfer is going to cost. Sends nothing to the network.
   *
   * @remarks The SDK decodes the transaction that the backend API prepared, and refuses one that is not the
   * transfer which was asked for, or whose fees are not those of the estimate. To send a transfer at the fee that
   * you show, use {@link Account.prepareTransfer}.
   *
   * @param params - what to transfer, and to whom
   * @param options - cancellation, time limit
   * @returns the fees, with the unsigned transaction
   * @throws {@link SdkError} with `InvalidArgument` when an address, an amount or a memo is malformed
   * @throws {@link SdkError} with `NotSupported` when the network cannot make such a transfer
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   */
  estimateFees(params: TransferParams, options?: RequestOptions): Promise<FeesEstimation> {
    return this.#operations.estimateFees(params, options);
  }

  /**
   * Prepares a transfer, so that you can show what it costs before {@link Account.send} sends exactly that.
   *
   * @remarks The backend API prepares the transaction. The SDK decodes it and refuses one that is not the transfer
   * which was asked for, that has an access list, or whose fees are not those it comes with: the fees that you read
   * are the ones that are signed.
   *
   * @param params - what to transfer, and to whom
   * @param options - cancellation, time limit, idempotency key of the broadcast
   * @returns the transfer with its fees, not signed yet
   * @throws {@link SdkError} with `InvalidArgument` when an address, an amount or a memo is malformed
   * @throws {@link SdkError} with `NotSupported` when the network cannot make such a transfer
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   * @throws {@link SdkError} with `UnexpectedResponse` when the transaction is not the transfer
   *
   * @since 0.2.0
   */
  prepareTransfer(params: TransferParams, options?: RequestOptions): Promise<PreparedTransfer> {
    return this.#operations.prepareTransfer(params, options);
  }

  /**
   * Has the {@link Signer} sign a prepared transfer, and sends nothing: to store it before it's sent.
   *
   * @remarks A transfer that is stored with its signature can be sent after a reload too, any number of times, and is
   * made once. Whoever can read it can send it.
   *
   * @param prepared - the transfer
   * @param options - cancellation, time limit, highest fee
   * @returns the transfer with its signature
   * @throws {@link SdkError} with `FeeTooHigh` when its highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when its transaction is not what it says
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   *
   * @since 0.2.0
   */
  signTransfer(prepared: PreparedTransfer, options?: SendTransferOptions): Promise<PreparedTransfer> {
    return this.#operations.signTransfer(prepared, options);
  }

  /**
   * Sends a prepared transfer: has the {@link Signer} sign it where it isn't signed yet, and broadcasts it.
   *
   * @remarks When the answer is lost, send the same prepared transfer again: that repeats the broadcast and gives the
   * first transfer, and never makes a second one. The client remembers the signature as long as it lives. For repeats
   * after a reload, store what {@link Account.signTransfer} gives.
   *
   * The promise is for the broadcast; the network confirms later, which {@link Account.waitForTransfer} tells.
   *
   * @param prepared - the transfer
   * @param options - cancellation, time limit, highest fee
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when its highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when its transaction is not what it says
   * @throws {@link SdkError} with `Conflict` when it's out of date, or the account has sent another transaction
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   *
   * @since 0.2.0
   */
  send(prepared: PreparedTransfer, options?: SendTransferOptions): Promise<Transfer> {
    return this.#operations.send(prepared, options);
  }

  /**
   * Makes a prepared transfer of the JSON that an app stored.
   *
   * @remarks Its transaction is decoded and compared with what the JSON says of it, as in {@link Account.send}, so
   * that you can show it again.
   *
   * @param stored - what `JSON.parse` gives for a prepared transfer
   * @returns the transfer, as it was stored
   * @throws {@link SdkError} with `InvalidArgument` when it's malformed, or its transaction is not what it says
   * @throws {@link SdkError} with `NetworkMismatch` when it's for another network
   *
   * @example Send a stored transfer after a reload
   * ```ts
   * import type { Account } from '@nacre/sdk-base';
   *
   * async function sendStored(account: Account, storage: Storage) {
   *   const stored = storage.getItem('transfer');
   *   if (stored === null) return;
   *   const transfer = await account.send(await account.restoreTransfer(JSON.parse(stored)));
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
   * Makes a transfer in one call: {@link Account.prepareTransfer} and {@link Account.send}. Give it a `maxFee`, since
   * nobody sees the fee before it's signed.
   *
   * @remarks The promise is for the broadcast; the network confirms later, which {@link Account.waitForTransfer}
   * tells.
   *
   * A call whose answer was lost ends with `Timeout` or `ApiUnavailable`, and the transfer may have been made. Repeat
   * the call: while the client lives, the same transfer again repeats that broadcast and gives the first transfer.
   * With an `idempotencyKey` it does so also after it succeeded, and after a reload it ends with `Conflict` rather than
   * with a second transfer.
   *
   * A `timeoutMs` counts for all steps, the user's confirmation included. Without one, each request has the
   * client's time limit, and the signature two minutes.
   *
   * @param params - what to transfer, and to whom
   * @param options - cancellation, time limit, highest fee, idempotency key
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when the highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when an address, an amount or a memo is malformed
   * @throws {@link SdkError} with `NotSupported` when the network cannot make such a transfer
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   * @throws {@link SdkError} with `Conflict` when the account has sent another transaction meanwhile, or the
   * idempotency key was used for another transfer
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   */
  transfer(params: TransferParams, options?: TransferOptions): Promise<Transfer> {
    return this.#operations.transfer(params, options);
  }

  /**
   * Transfers an ERC-20 token, as {@link Account.transfer} does.
   *
   * @param params - the token, the amount and the receiver
   * @param options - cancellation, time limit, highest fee, idempotency key
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when the highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when an address or the amount is malformed
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer or its fee
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   */
  transferErc20(params: Erc20TransferArgs, options?: TransferOptions): Promise<Transfer> {
    return this.#transferOf('erc20', params, options);
  }

  /**
   * Transfers an NFT, as {@link Account.transfer} does.
   *
   * @param params - the NFT and the receiver
   * @param options - cancellation, time limit, highest fee, idempotency key
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `FeeTooHigh` when the highest fee is above `maxFee`
   * @throws {@link SdkError} with `InvalidArgument` when an address or the id is malformed
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InsufficientFunds` when the account does not hold the NFT or the fee
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
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
      throw new SdkError(SdkErrorType.InvalidArgument, {
        message: `The argument kind must be ${kind}.`,
        details: { argument: 'kind' },
      });
    }
    // The two methods pair each kind with its own arguments, which the compiler cannot follow here.
    return this.#operations.transfer({ ...params, kind } as TransferParams, options);
  }

  /**
   * Signs a text with the account's key, to prove that the user holds the account.
   *
   * @remarks On EVM networks as ERC-191 says (`personal_sign`), on Stellar as SEP-53 says.
   *
   * @param message - the text
   * @param options - cancellation, time limit
   * @returns the signature
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   */
  signMessage(message: string, options?: RequestOptions): Promise<Signature> {
    return this.#operations.signMessage(message, options);
  }
}
