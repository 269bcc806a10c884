import type { Nft } from './Nft.ts';

/**
 * An NFT that an account holds, with its number of copies.
 *
 * @example Show the number of copies
 * ```ts
 * import type { NftBalance } from '@nacre/sdk-base';
 *
 * function label({ nft, amount }: NftBalance): string {
 *   return amount === 1n ? nft.name : `${nft.name} × ${amount}`;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type NftBalance = {
  /** The NFT. */
  nft: Nft;
  /** The number of copies that the account holds; `1n` for an ERC-721 token. */
  amount: bigint;
};
