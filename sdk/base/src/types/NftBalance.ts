import type { Nft } from './Nft.ts';

/**
 * Describes an NFT that an account holds.
 *
 * @example Show how many copies there are
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
  /** How many copies the account holds; `1n` for an ERC-721 token. */
  amount: bigint;
};
