/**
 * An issuer whose passports you accept, with its public key.
 *
 * @remarks
 * Get the key from the issuer itself, through a channel that you trust. If an issuer has several keys, add one entry
 * for each.
 *
 * @example Trust one brand
 * ```ts
 * import type { TrustedIssuer } from '@nacre/sdk-base';
 *
 * const brand: TrustedIssuer = {
 *   issuer: 'did:key:zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP',
 *   publicKeyMultibase: 'zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP',
 * };
 * console.log(brand.issuer.endsWith(brand.publicKeyMultibase)); // true
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type TrustedIssuer = {
  /** The issuer's identifier exactly as in a credential's `issuer`: a DID or a URL. */
  issuer: string;
  /** The issuer's P-256 key as a Multikey: base58btc text that begins with `zDn`. */
  publicKeyMultibase: string;
};
