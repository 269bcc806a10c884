import type { CredentialContext, PassportIssuer, PassportProof } from './PassportCredential.ts';

/**
 * The bits of a status list.
 *
 * @example Read the meaning of the bits
 * ```ts
 * import type { PassportStatusListSubject } from '@nacre/sdk-base';
 *
 * function tellsOfRetirement(subject: PassportStatusListSubject): boolean {
 *   return subject.statusPurpose === 'revocation';
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @advanced
 * @category Passports
 * @since 0.2.0
 */
export type PassportStatusListSubject = {
  /** The id of the bits: the list's URL with `#list`. */
  id: string;
  /** The type of list. */
  type: 'BitstringStatusList';
  /** The meaning of a bit: the passport was retired, which is final. */
  statusPurpose: 'revocation';
  /** The bits, one per passport, compressed with gzip, in base64url after a `u`. */
  encodedList: string;
};

/**
 * A signed list of an issuer's retired passports: a W3C Bitstring Status List credential.
 *
 * @remarks
 * Don't trust it until {@link verifyPassport} has accepted it. One list covers many passports, so the server that
 * provides it doesn't learn which one you're looking at.
 *
 * @example Show how long a list can be used
 * ```ts
 * import type { PassportStatusList } from '@nacre/sdk-base';
 *
 * function isFresh(list: PassportStatusList, now: Date): boolean {
 *   return now < new Date(list.validUntil);
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.2.0
 */
export type PassportStatusList = {
  /** The JSON-LD contexts. */
  '@context': CredentialContext;
  /** The list's URL, as in the passports' entries. */
  id: string;
  /** The types of the credential. `VerifiableCredential` and `BitstringStatusListCredential` are among them. */
  type: string[];
  /** The issuer of the passports, who signed the list. */
  issuer: PassportIssuer;
  /** When the list was signed, in RFC 3339 format. */
  validFrom: string;
  /** When the list's validity ends, in RFC 3339 format. */
  validUntil: string;
  /** The bits. */
  credentialSubject: PassportStatusListSubject;
  /** The issuer's proof. */
  proof: PassportProof;
};
