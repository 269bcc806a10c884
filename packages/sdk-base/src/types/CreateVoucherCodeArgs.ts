/**
 * The voucher to create a code for: an NFT in the user's account.
 *
 * @example Choose a voucher from an account
 * ```ts
 * import type { CreateVoucherCodeArgs, Nft } from '@nacre/sdk-base';
 *
 * const argsFor = ({ contract, tokenId }: Nft): CreateVoucherCodeArgs => ({
 *   contract,
 *   tokenId,
 * });
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.2.0
 */
export type CreateVoucherCodeArgs = {
  /** The address of the voucher's contract. */
  contract: string;
  /** The id of the voucher in its contract, as a decimal string. */
  tokenId: string;
};
