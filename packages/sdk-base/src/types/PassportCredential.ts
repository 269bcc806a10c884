import type { KnownValue } from './KnownValue.ts';
import type { PassportLevel } from './Passport.ts';
import type { PassportStatusEntry } from './PassportStatusEntry.ts';

/**
 * The issuer of a passport.
 *
 * @example Show the issuer of a verified passport
 * ```ts
 * import type { PassportIssuer } from '@nacre/sdk-base';
 *
 * const issuer: PassportIssuer = {
 *   id: 'did:key:zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP',
 *   name: 'Harbor Outfitters',
 * };
 * console.log(issuer.name); // "Harbor Outfitters"
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportIssuer = {
  /** The issuer's decentralized identifier. The proof's key must belong to it. */
  id: string;
  /** The issuer's name. It proves nothing without a trusted key. */
  name: string;
};

/**
 * One public fact about a product.
 *
 * @example Show a fact with its unit
 * ```ts
 * import type { PassportSubjectAttribute } from '@nacre/sdk-base';
 *
 * const fact: PassportSubjectAttribute = {
 *   key: 'recycledContent',
 *   label: 'Recycled content',
 *   value: '62',
 *   unit: '%',
 * };
 * const value = `${fact.value} ${fact.unit ?? ''}`;
 * console.log(`${fact.label}: ${value}`); // "Recycled content: 62 %"
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportSubjectAttribute = {
  /** The fact's name for programs. */
  key: string;
  /** The fact's name for people. */
  label: string;
  /** The fact's value. */
  value: string;
  /** The unit of the value; `null` if it has none. */
  unit: string | null;
};

/**
 * The product that a credential is about, with its public facts at the time of publication.
 *
 * @example Identify the product
 * ```ts
 * import type { PassportSubject } from '@nacre/sdk-base';
 *
 * function product(subject: PassportSubject): string {
 *   return subject.serial === null
 *     ? subject.name
 *     : `${subject.name}, serial ${subject.serial}`;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportSubject = {
  /** The product's id: the GS1 Digital Link of an item, a URN for a batch or a model. */
  id: string;
  /** The passport's id. */
  passportId: string;
  /** The level of the passport: model, batch or item. */
  level: KnownValue<PassportLevel>;
  /** The product's name. */
  name: string;
  /** The product's Global Trade Item Number, as 14 digits. */
  gtin: string;
  /** The batch's number; `null` for a model. */
  batchNumber: string | null;
  /** The serial number of an item; otherwise `null`. */
  serial: string | null;
  /** The public facts, including inherited ones. */
  attributes: PassportSubjectAttribute[];
};

/**
 * The JSON-LD contexts of a credential, starting with that of the data model.
 *
 * @example Write the contexts of a passport
 * ```ts
 * import type { CredentialContext } from '@nacre/sdk-base';
 *
 * const context: CredentialContext = [
 *   'https://www.w3.org/ns/credentials/v2',
 *   'https://id.nacre.example/contexts/passport/v1',
 * ];
 * console.log(context.length); // 2
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @advanced
 * @category Passports
 * @since 0.1.0
 */
export type CredentialContext = string[];

/**
 * The Data Integrity proof of a passport: cryptosuite `ecdsa-jcs-2019`, with a P-256 key.
 *
 * @example Read which key signed
 * ```ts
 * import type { PassportProof } from '@nacre/sdk-base';
 *
 * function keyOf(proof: PassportProof): string | undefined {
 *   return proof.verificationMethod.split('#')[1];
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @advanced
 * @category Passports
 * @since 0.1.0
 */
export type PassportProof = {
  /** The credential's contexts again, because the cryptosuite signs them with the proof's options. */
  '@context': CredentialContext;
  /** The type of proof. */
  type: 'DataIntegrityProof';
  /** The cryptosuite. */
  cryptosuite: 'ecdsa-jcs-2019';
  /** When the proof was made, in RFC 3339 format. */
  created: string;
  /** The key that verifies the proof. */
  verificationMethod: string;
  /** The purpose of the proof: asserting the credential. */
  proofPurpose: 'assertionMethod';
  /** The signature: 64 bytes in base58btc after a `z`. */
  proofValue: string;
};

/**
 * A published passport as a W3C Verifiable Credential 2.0.
 *
 * @remarks
 * Don't trust its content until {@link verifyPassport} has accepted it.
 *
 * @example Read a credential's claims before verifying it
 * ```ts
 * import type { PassportCredential } from '@nacre/sdk-base';
 *
 * function claims(credential: PassportCredential): string {
 *   return `${credential.issuer.name} says: ${credential.credentialSubject.name}`;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportCredential = {
  /** The JSON-LD contexts. */
  '@context': CredentialContext;
  /** The credential's own id. */
  id: string;
  /** The types of the credential. `VerifiableCredential` and `ProductPassportCredential` are among them. */
  type: string[];
  /** Who issued the passport. */
  issuer: PassportIssuer;
  /** When the passport was published, in RFC 3339 format. */
  validFrom: string;
  /** The product and its public facts. */
  credentialSubject: PassportSubject;
  /**
   * The entry that leads to the product's status: active or retired.
   *
   * @defaultValue absent in credentials signed before 0.2.0
   * @since 0.2.0
   */
  credentialStatus?: PassportStatusEntry | undefined;
  /** The issuer's proof. */
  proof: PassportProof;
};
