/**
 * Says where the status of a credential stands: the entry of a W3C Bitstring Status List.
 *
 * @remarks
 * What a credential says can't change after it is signed. Whether its product has been retired is in a list apart, which
 * the issuer signs anew. {@link verifyPassport} reads it where you pass the list.
 *
 * @example Read where the list is
 * ```ts
 * import type { PassportCredential } from '@nacre/sdk-base';
 *
 * function listOf(credential: PassportCredential): string | undefined {
 *   return credential.credentialStatus?.statusListCredential;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.2.0
 */
export type PassportStatusEntry = {
  /** The entry's own id: the list's address with the place. */
  id: string;
  /** The type of entry. */
  type: 'BitstringStatusListEntry';
  /** What the bit says: that the passport was retired, which is final. */
  statusPurpose: 'revocation';
  /** The place in the list, from 0, as a decimal string. */
  statusListIndex: string;
  /** The address of the list. */
  statusListCredential: string;
};
