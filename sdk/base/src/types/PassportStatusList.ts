import type { CredentialContext, PassportIssuer, PassportProof } from './PassportCredential.ts';

/**
 * Holds the bits of a status list.
 *
 * @example Read what the bits say
 * ```ts
 * import type { PassportStatusListSubject } from '@nacre/sdk-base';
 *
 * function tellsOfRetirement(subject: PassportStatusListSubject): boolean {
 *   return subject.statusPurpose === 'revocation';
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.2.0
 */
export type PassportStatusListSubject = {
  /** The id of the bits: the list's address with `#list`. */
  id: string;
  /** The type of list. */
  type: 'BitstringStatusList';
  /** What a bit says: that the passport was retired, which is final. */
  statusPurpose: 'revocation';
  /** The bits, one for each passport, compressed with gzip, in base64url after a `u`. */
  encodedList: string;
};

/**
 * Is a signed list that says which passports of an issuer were retired: a W3C Bitstring Status List credential.
 *
 * @remarks
 * It is worth nothing until {@link verifyPassport} has accepted it. One list is for many passports, so the server that
 * hands it out doesn't learn which one you look at.
 *
 * @example Tell until when a list can be used
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
  /** The list's address, as the passports name it. */
  id: string;
  /** The types of the credential. `VerifiableCredential` and `BitstringStatusListCredential` are among them. */
  type: string[];
  /** Who signed the list: the issuer of the passports. */
  issuer: PassportIssuer;
  /** When the list was signed, as an RFC 3339 time. */
  validFrom: string;
  /** Until when the list can be used, as an RFC 3339 time. */
  validUntil: string;
  /** The bits. */
  credentialSubject: PassportStatusListSubject;
  /** The proof that the issuer made. */
  proof: PassportProof;
};
