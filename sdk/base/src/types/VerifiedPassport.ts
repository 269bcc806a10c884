import type { PassportCredential } from './PassportCredential.ts';
import type { TrustedIssuer } from './TrustedIssuer.ts';

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
};
