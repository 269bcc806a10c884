import type { PassportCredential } from './PassportCredential.ts';
import type { TrustedIssuer } from './TrustedIssuer.ts';

/**
 * The known status of a product. There is no `valid`, because a list describes a single moment.
 *
 * @remarks
 * - `active`: the list doesn't show it as retired
 * - `retired`: the product has reached the end of its life
 * - `unknown`: you passed no list, or the credential names none
 *
 * @example Show the known status
 * ```ts
 * import type { VerifiedPassportStatus } from '@nacre/sdk-base';
 *
 * const words: Record<VerifiedPassportStatus, string> = {
 *   active: 'In use',
 *   retired: 'Retired',
 *   unknown: 'Whether it is still in use was not checked',
 * };
 * console.log(words.unknown); // "Whether it is still in use was not checked"
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.2.0
 */
export type VerifiedPassportStatus = 'active' | 'retired' | 'unknown';

/**
 * A passport whose proof and issuer {@link verifyPassport} has accepted.
 *
 * @example Show only verified content
 * ```ts
 * import type { VerifiedPassport } from '@nacre/sdk-base';
 *
 * function title({ credential, issuer }: VerifiedPassport): string {
 *   return `${credential.credentialSubject.name}, signed by ${issuer.issuer}`;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type VerifiedPassport = {
  /** A copy of exactly what was signed. Show this one, not the one you passed in. */
  credential: PassportCredential;
  /** The entry of your list whose key made the proof. */
  issuer: TrustedIssuer;
  /** The time of the proof according to the issuer, in RFC 3339 format; `null` if it isn't given. */
  signedAt: string | null;
  /** The time that the validity was checked against, in RFC 3339 format. */
  verifiedAt: string;
  /**
   * Whether the product was retired, according to the status list.
   *
   * @since 0.2.0
   */
  status: VerifiedPassportStatus;
  /**
   * When that list was signed, in RFC 3339 format; `null` while the status is `unknown`.
   *
   * @since 0.2.0
   */
  statusAsOf: string | null;
};
