import type { Network } from '../networks/Network.ts';
import type { NftReference } from './Nft.ts';
import type { Token } from './Token.ts';

/**
 * The kind of asset that a transfer moves.
 *
 * @remarks
 * - `native`: the network's native currency
 * - `erc20`: an ERC-20 token, on an EVM network
 * - `stellar-asset`: a classic Stellar asset
 * - `nft`: an NFT, on an EVM network
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Label each kind
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
 * The status of a transfer, which goes from `pending` to `confirmed` or `failed`.
 *
 * @remarks
 * - `pending`: the network has received it but hasn't included it yet
 * - `confirmed`: the network included it, and it succeeded
 * - `failed`: the network included it, but it failed, or the network dropped it
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Decide whether to check again
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
 * Whether a transfer leaves the account or arrives in it.
 *
 * @remarks
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
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
 * A transfer of an asset from one address to another.
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
   * The id of the user whose account the transfer was read from, or who an event is about.
   *
   * @defaultValue `undefined` in responses from before 0.2.0
   * @since 0.2.0
   */
  userId?: string | undefined;
  /** The network. */
  network: Network;
  /** The kind of asset that it moves. */
  kind: TransferKind;
  /** The status of the transfer. */
  status: TransferStatus;
  /** The direction, from the point of view of that user's account. */
  direction: TransferDirection;
  /** The hash of the transaction, to look up in the network's explorer. */
  hash: string;
  /** The sender's address. */
  from: string;
  /** The receiver's address. */
  to: string;
  /** The amount in the smallest unit or, for an NFT, the number of copies. */
  amount: bigint;
  /** The token; `null` for the native currency or an NFT. */
  token: Token | null;
  /** The NFT; `null` for anything else. */
  nft: NftReference | null;
  /** The fee that the sender paid to the network, in the native currency's smallest unit; `null` while unknown. */
  fee: bigint | null;
  /** When the transfer was first seen, in RFC 3339 format. */
  createdAt: string;
  /** When the network included it, in RFC 3339 format; `null` until then. */
  confirmedAt: string | null;
};
