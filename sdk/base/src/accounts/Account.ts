import type { Network } from '../networks/Network.ts';
import type { Signature } from '../signer/Signer.ts';
import type { Balance } from '../types/Balance.ts';
import type { FeesEstimation } from '../types/FeesEstimation.ts';
import type { Nft } from '../types/Nft.ts';
import type { NftBalance } from '../types/NftBalance.ts';
import type { Page } from '../types/Page.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { TokenBalance } from '../types/TokenBalance.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { Erc20TransferArgs, NftTransferArgs, TransferParams } from '../types/TransferParams.ts';
import type { AccountOperations } from './createAccountOperations.ts';

/**
 * Is a user's account on one network: reads what it holds, estimates and makes transfers, signs messages.
 *
 * @remarks {@link AccountModule.get} and {@link AccountModule.list} give accounts. An account works as long as its
 * user is signed in. Every method can also fail as any request can: {@link SdkError} with `NotAuthenticated`,
 * `Aborted`, `Timeout`, `RateLimited`, `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example Estimate and send a transfer
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
 * const params = { kind: 'native', to, amount: 1_000_000_000_000_000n } as const;
 * const { maxFee } = await account.estimateFees(params);
 * const transfer = await account.transfer(params);
 * console.log(maxFee > 0n, transfer.status); // true 'pending'
 * ```
 *
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export class Account {
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
   * @returns a page of tokens with their balances
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  getTokenBalances(pagination?: Pagination, options?: RequestOptions): Promise<Page<TokenBalance>> {
    return this.#operations.getTokenBalances(pagination, options);
  }

  /**
   * Lists the NFTs that the account holds.
   *
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of NFTs, each with its number of copies
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  getNfts(pagination?: Pagination, options?: RequestOptions): Promise<Page<NftBalance>> {
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
   * @returns a page of transfers
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  getTransfers(pagination?: Pagination, options?: RequestOptions): Promise<Page<Transfer>> {
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
   * Estimates what a transfer is going to cost. Sends nothing to the network.
   *
   * @remarks The SDK decodes the transaction that the backend API prepared, and refuses one that is not the
   * transfer which was asked for.
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
   * Makes a transfer: has the backend API prepare it, checks it, has the {@link Signer} sign it, and broadcasts
   * it.
   *
   * @remarks The promise is for the broadcast; the network confirms later, which {@link Account.getTransfer}
   * tells. A call that ends with `Timeout` may have been broadcast. Repeat it with the same idempotency key only
   * within the same transfer; else look at {@link Account.getTransfers} first.
   *
   * A `timeoutMs` counts for all steps, the user's confirmation included. Without one, each request has the
   * client's time limit, and the signature two minutes.
   *
   * @param params - what to transfer, and to whom
   * @param options - cancellation, time limit, idempotency key of the broadcast
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `InvalidArgument` when an address, an amount or a memo is malformed
   * @throws {@link SdkError} with `NotSupported` when the network cannot make such a transfer
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer and its fee
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   */
  transfer(params: TransferParams, options?: RequestOptions): Promise<Transfer> {
    return this.#operations.transfer(params, options);
  }

  /**
   * Transfers an ERC-20 token, as {@link Account.transfer} does.
   *
   * @param params - the token, the amount and the receiver
   * @param options - cancellation, time limit, idempotency key of the broadcast
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `InvalidArgument` when an address or the amount is malformed
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InsufficientFunds` when the account holds less than the transfer or its fee
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   */
  transferErc20(params: Erc20TransferArgs, options?: RequestOptions): Promise<Transfer> {
    return this.#operations.transferKind('erc20', params, options);
  }

  /**
   * Transfers an NFT, as {@link Account.transfer} does.
   *
   * @param params - the NFT and the receiver
   * @param options - cancellation, time limit, idempotency key of the broadcast
   * @returns the transfer, `pending`
   * @throws {@link SdkError} with `InvalidArgument` when an address or the id is malformed
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `InsufficientFunds` when the account does not hold the NFT or the fee
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   */
  transferNft(params: NftTransferArgs, options?: RequestOptions): Promise<Transfer> {
    return this.#operations.transferKind('nft', params, options);
  }

  /**
   * Signs a text with the account's key, to prove that the user holds the account.
   *
   * @remarks On EVM networks as ERC-191 says (`personal_sign`), on Stellar as SEP-53 says.
   *
   * @param message - the text
   * @param options - cancellation, time limit
   * @returns the signature
   * @throws {@link CryptoError} when there is no signature to be had
   * @throws {@link IframeApiError} when the user declines, or the key frame cannot be used
   */
  signMessage(message: string, options?: RequestOptions): Promise<Signature> {
    return this.#operations.signMessage(message, options);
  }
}
