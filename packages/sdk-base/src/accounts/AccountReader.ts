import type { Network } from '../networks/Network.ts';
import type { Balance } from '../types/Balance.ts';
import type { Nft } from '../types/Nft.ts';
import type { NftBalance } from '../types/NftBalance.ts';
import type { PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { TokenBalance } from '../types/TokenBalance.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { WaitOptions } from '../types/WaitOptions.ts';

/**
 * A read-only view of the signed-in user's account on one network. Each read takes one request.
 *
 * @remarks {@link AccountModule.reader} returns one without a request, and every {@link Account} is one. A reader
 * never creates a key. Every method throws {@link SdkError} with `NotFound` while the user has no account on the
 * network and, like any request, with `NotAuthenticated`, `Aborted`, `Timeout`, `RateLimited`, `ApiUnavailable` or
 * `UnexpectedResponse`.
 *
 * @example Read a balance with one request
 * ```ts
 * import { Client, formatBalance, Network } from '@nacre/sdk-base';
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
 * const balance = await client.accounts.reader(Network.PolygonAmoy).getBalance();
 * console.log(formatBalance(balance, { locale: 'en-US' }));
 * ```
 *
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.2.0
 */
export interface AccountReader {
  /** The network that the account is on. */
  readonly network: Network;

  /**
   * Reads the balance in the network's native currency.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the balance
   * @throws {@link SdkError} with `NotFound` when the user has no account on the network
   */
  getBalance(options?: RequestOptions): Promise<Balance>;

  /**
   * Lists the tokens that the account holds: ERC-20 tokens on EVM networks, assets on Stellar.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of tokens with their balances; `for await` goes through all pages
   * @throws {@link SdkError} with `NotFound` when the user has no account on the network
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   */
  getTokenBalances(pagination?: Pagination, options?: RequestOptions): PageList<TokenBalance>;

  /**
   * Lists the NFTs that the account holds.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of NFTs, each with its number of copies; `for await` goes through all pages
   * @throws {@link SdkError} with `NotSupported` on Stellar
   * @throws {@link SdkError} with `NotFound` when the user has no account on the network
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   */
  getNfts(pagination?: Pagination, options?: RequestOptions): PageList<NftBalance>;

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
   */
  getNft(contract: string, tokenId: string, options?: RequestOptions): Promise<Nft>;

  /**
   * Lists the account's incoming and outgoing transfers, newest first.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of transfers; `for await` goes through all pages
   * @throws {@link SdkError} with `NotFound` when the user has no account on the network
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   */
  getTransfers(pagination?: Pagination, options?: RequestOptions): PageList<Transfer>;

  /**
   * Reads one transfer, for example to check whether it's confirmed.
   *
   * @param transferId - the id of the transfer, `tx_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the transfer in its current state
   * @throws {@link SdkError} with `NotFound` when the user has no such transfer
   */
  getTransfer(transferId: string, options?: RequestOptions): Promise<Transfer>;

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
   */
  waitForTransfer(transferId: string, options?: WaitOptions): Promise<Transfer>;
}
