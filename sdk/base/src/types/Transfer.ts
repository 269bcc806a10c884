import type { Network } from '../networks/Network.ts';
import type { NftReference } from './Nft.ts';
import type { Token } from './Token.ts';

/**
 * Names what a transfer moves.
 *
 * @remarks
 * - `native`: the network's native currency
 * - `erc20`: an ERC-20 token, on an EVM network
 * - `stellar-asset`: a classic Stellar asset
 * - `nft`: an NFT, on an EVM network
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Show a word for each kind
 * ```ts
 * import type { TransferKind } from '@nacre/sdk-base';
 *
 * const words: Record<TransferKind, string> = {
 *   native: 'Currency',
 *   erc20: 'Token',
 *   'stellar-asset': 'Token',
 *   nft: 'NFT',
 * };
 * console.log(words.nft); // "NFT"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type TransferKind = 'native' | 'erc20' | 'stellar-asset' | 'nft' | (string & {});

/**
 * Says how far a transfer is: it goes from `pending` to `confirmed` or `failed`.
 *
 * @remarks
 * - `pending`: the network has it and has not included it yet
 * - `confirmed`: the network included it, and it worked
 * - `failed`: the network included it and it did not work, or the network dropped it
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Tell whether to look again
 * ```ts
 * import type { TransferStatus } from '@nacre/sdk-base';
 *
 * function isFinal(status: TransferStatus): boolean {
 *   return status !== 'pending';
 * }
 * console.log(isFinal('confirmed')); // true
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type TransferStatus = 'pending' | 'confirmed' | 'failed' | (string & {});

/**
 * Says whether a transfer leaves the account or reaches it.
 *
 * @remarks
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Put a sign before an amount
 * ```ts
 * import type { TransferDirection } from '@nacre/sdk-base';
 *
 * function sign(direction: TransferDirection): string {
 *   return direction === 'out' ? '−' : '+';
 * }
 * console.log(sign('in')); // "+"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type TransferDirection = 'in' | 'out' | (string & {});

/**
 * Describes an asset on its way from one address to another.
 *
 * @example Link a transfer to the explorer of its network
 * ```ts
 * import { networkInfo, type Transfer } from '@nacre/sdk-base';
 *
 * function explorerLink(transfer: Transfer): string {
 *   return `${networkInfo(transfer.network).explorerUrl}/tx/${transfer.hash}`;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type Transfer = {
  /** The transfer's id, such as `tx_7Hq31bVz`. */
  id: string;
  /**
   * The user whose account it was read from, or that an event is about.
   *
   * @defaultValue `undefined` in answers that were given before 0.2.0
   * @since 0.2.0
   */
  userId?: string;
  /** The network. */
  network: Network;
  /** What the transfer moves. */
  kind: TransferKind;
  /** How far the transfer is. */
  status: TransferStatus;
  /** The direction, as that user's account sees it. */
  direction: TransferDirection;
  /** The hash of the transaction, to look up in the network's explorer. */
  hash: string;
  /** The sender's address. */
  from: string;
  /** The receiver's address. */
  to: string;
  /** How much moves, in the smallest unit. For an NFT, the number of copies. */
  amount: bigint;
  /** The token that moves; `null` when it is the native currency or an NFT. */
  token: Token | null;
  /** The NFT that moves; `null` when it is not an NFT. */
  nft: NftReference | null;
  /**
   * The fee that the sender paid to the network, in the native currency's smallest unit; `null` while it is
   * not known.
   */
  fee: bigint | null;
  /** When the transfer was first seen, as an RFC 3339 time. */
  createdAt: string;
  /** When the network included it, as an RFC 3339 time; `null` before. */
  confirmedAt: string | null;
};
