/**
 * The proof that the user has the product.
 *
 * @example Claim with the code that came with the product
 * ```ts
 * import type { ClaimPassportArgs } from '@nacre/sdk-base';
 *
 * const args: ClaimPassportArgs = { claimCode: 'K7QF-29MX-TD4R' };
 * console.log(args.claimCode?.length); // 14
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type ClaimPassportArgs = {
  /**
   * The secret that came with the product. Required if the passport's `claimCodeRequired` is `true`.
   *
   * @defaultValue no code
   */
  claimCode?: string | undefined;
};
