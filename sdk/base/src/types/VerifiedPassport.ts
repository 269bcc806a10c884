import type { PassportCredential } from './PassportCredential.ts';
import type { TrustedIssuer } from './TrustedIssuer.ts';

/**
 * Says whether a product was retired, as far as it is known. There is no `valid`: a list tells of one moment.
 *
 * @remarks
 * - `active`: the list does not have it as retired
 * - `retired`: the product is at its end
 * - `unknown`: no list was passed, or the credential names none
 *
 * @example Show what is known
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
 * Is a passport whose proof and issuer {@link verifyPassport} has accepted.
 *
 * @example Show what is verified and nothing else
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
  /** A copy of exactly what was signed. Show this one, not the one that you passed in. */
  credential: PassportCredential;
  /** The entry of your list whose key made the proof. */
  issuer: TrustedIssuer;
  /** When the issuer says that it made the proof, as an RFC 3339 time; `null` when it does not say. */
  signedAt: string | null;
  /** The time that the validity was compared with, as an RFC 3339 time. */
  verifiedAt: string;
  /**
   * Whether the product was retired, as far as the status list tells.
   *
   * @since 0.2.0
   */
  status: VerifiedPassportStatus;
  /**
   * When the list was signed that the status is from, as an RFC 3339 time; `null` while the status is `unknown`.
   *
   * @since 0.2.0
   */
  statusAsOf: string | null;
};
