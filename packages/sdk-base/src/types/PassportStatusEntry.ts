/**
 * The place where a credential's status can be found: an entry of a W3C Bitstring Status List.
 *
 * @remarks
 * A credential can't change after it's signed. A separate list, which the issuer keeps signing anew, shows whether
 * its product has been retired. {@link verifyPassport} reads that list if you pass it.
 *
 * @example Read the address of the list
 * ```ts
 * import type { PassportCredential } from '@nacre/sdk-base';
 *
 * function listOf(credential: PassportCredential): string | undefined {
 *   return credential.credentialStatus?.statusListCredential;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @advanced
 * @category Passports
 * @since 0.2.0
 */
export type PassportStatusEntry = {
  /** The entry's id: the list's URL with the index. */
  id: string;
  /** The type of entry. */
  type: 'BitstringStatusListEntry';
  /** The meaning of the bit: the passport was retired, which is final. */
  statusPurpose: 'revocation';
  /** The index in the list, from 0, as a decimal string. */
  statusListIndex: string;
  /** The URL of the list. */
  statusListCredential: string;
};
