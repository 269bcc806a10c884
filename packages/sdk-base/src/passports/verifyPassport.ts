import { badArgument } from '../checkTypes.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { KnownValue } from '../types/KnownValue.ts';
import type { PassportLevel } from '../types/Passport.ts';
import type { PassportCredential } from '../types/PassportCredential.ts';
import type { PassportStatusEntry } from '../types/PassportStatusEntry.ts';
import type { TrustedIssuer } from '../types/TrustedIssuer.ts';
import type { VerifiedPassport } from '../types/VerifiedPassport.ts';
import type { VerifyPassportOptions } from '../types/VerifyPassportOptions.ts';
import { malformed } from './malformed.ts';
import { decodeMultikey } from './multikey.ts';
import { readNow } from './readNow.ts';
import { readStatusEntry } from './readStatusEntry.ts';
import { isObject, type JsonObject } from './verifyProof.ts';
import { issuerOf, type Trusted, type VerifiedDocument, verifySecured } from './verifySecured.ts';

/** A record over the levels, so that a missing one doesn't compile. */
const LEVELS: Record<KnownValue<PassportLevel>, true> = { model: true, batch: true, item: true };

/**
 * Verifies a product passport offline: its proof, its issuer and its validity.
 *
 * @remarks
 * It sends no request, neither to Nacre nor to the issuer. The proof is an `ecdsa-jcs-2019` Data Integrity proof
 * (P-256, SHA-256, and canonical JSON as in RFC 8785). Keys come from `trustedIssuers` only. A proof that matches its
 * own key says nothing about who made it, so a passport from anyone else is an error, never a success.
 *
 * Show the `credential` from the result, because that is what was signed. A passport shows that the issuer stands by
 * these facts. It doesn't show that the product in your hand is the one they describe.
 *
 * A credential can't change after it's signed, so it can't show whether the product has been retired since. A
 * separate list, which the issuer keeps signing anew, shows that. Get it from `client.dpp.getStatusList` and pass it
 * as `statusList`. Without it, the result's `status` is `unknown`.
 *
 * @param credential - the passport's credential, from `client.dpp.getCredential` or as parsed JSON
 * @param options - the issuers that you trust, `trustedIssuers`, and optionally a `statusList` and the time `now` to
 * check the validity against (the current time by default)
 * @returns the signed content, its issuer and date, and the product's status
 * @throws {@link CryptoError} of type `ProofInvalid` when anything was changed, or when the passport or the status
 * list isn't valid yet or any more (with a minute's tolerance for differing clocks)
 * @throws {@link CryptoError} of type `IssuerUntrusted` when the issuer or its key isn't in your list, or the status
 * list comes from another issuer than the passport
 * @throws {@link CryptoError} of type `InvalidPublicKey` when a key is malformed
 * @throws {@link CryptoError} of type `UnsupportedCurve` when a key isn't a P-256 key
 * @throws {@link SdkError} of type `InvalidArgument` when the value isn't JSON data or isn't a passport, or the
 * status list isn't the one that the passport names
 * @throws {@link SdkError} of type `NotSupported` when the platform has no WebCrypto, or can't decompress the list
 *
 * @example Reject a passport from an untrusted issuer
 * ```ts
 * import {
 *   CryptoErrorType,
 *   isNacreError,
 *   verifyPassport,
 *   type PassportCredential,
 * } from '@nacre/sdk-base';
 *
 * async function productName(credential: PassportCredential): Promise<string | null> {
 *   try {
 *     const verified = await verifyPassport(credential, {
 *       trustedIssuers: [
 *         {
 *           issuer: 'did:key:zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP',
 *           publicKeyMultibase: 'zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP',
 *         },
 *       ],
 *     });
 *     return verified.credential.credentialSubject.name;
 *   } catch (error) {
 *     if (isNacreError(error, CryptoErrorType.IssuerUntrusted)) return null;
 *     throw error;
 *   }
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export async function verifyPassport(
  credential: PassportCredential,
  options: VerifyPassportOptions,
): Promise<VerifiedPassport> {
  const trusted = readTrusted(options);
  const now = readNow(options?.now);
  const { statusList } = options;
  const { document, signer, signedAt } = await verifySecured(credential, 'credential', trusted, now);
  const entry = checkShape(document);
  let status: Pick<VerifiedPassport, 'status' | 'statusAsOf'> = { status: 'unknown', statusAsOf: null };
  if (entry && statusList !== undefined && statusList !== null) {
    status = await statusIn(
      await verifySecured(statusList, 'statusList', trusted, now),
      entry,
      issuerOf(document),
    );
  }
  return {
    // Its shape has been checked member by member.
    credential: document as unknown as PassportCredential,
    issuer: { ...signer },
    signedAt,
    verifiedAt: new Date(now).toISOString(),
    ...status,
  };
}

/** Reads the status from a verified list. */
async function statusIn(
  { document, signedAt }: VerifiedDocument,
  entry: PassportStatusEntry,
  issuer: unknown,
): Promise<Pick<VerifiedPassport, 'status' | 'statusAsOf'>> {
  // Another trusted issuer signs for its own passports only.
  if (issuerOf(document) !== issuer) {
    throw new CryptoError(CryptoErrorType.IssuerUntrusted, {
      message: "The status list doesn't come from the passport's issuer.",
      details: { argument: 'statusList' },
    });
  }
  if (typeof DecompressionStream === 'undefined') {
    throw new SdkError(SdkErrorType.NotSupported, {
      message: "The platform can't decompress a status list.",
      details: { feature: 'DecompressionStream' },
    });
  }
  const { readStatus } = await import('./readStatus.ts');
  const isRetired = await readStatus(document, entry);
  if (typeof isRetired === 'string') throw malformed('statusList', isRetired);
  const { validFrom } = document;
  return {
    status: isRetired ? 'retired' : 'active',
    statusAsOf: signedAt ?? (typeof validFrom === 'string' ? validFrom : null),
  };
}

function readTrusted(options: VerifyPassportOptions | undefined): Trusted[] {
  const list: unknown = options?.trustedIssuers;
  if (!Array.isArray(list)) throw badArgument('trustedIssuers', '`trustedIssuers` must be a list.');
  return list.map((entry: TrustedIssuer) => {
    if (!isObject(entry) || typeof entry.issuer !== 'string')
      throw badArgument('trustedIssuers', 'Each trusted issuer needs `issuer`.');
    const key = decodeMultikey(entry.publicKeyMultibase);
    if (
      entry.issuer.startsWith('did:key:') &&
      entry.issuer.slice('did:key:'.length) !== entry.publicKeyMultibase
    ) {
      throw badArgument('trustedIssuers', 'A trusted `did:key` issuer must have the key that it names.');
    }
    return { entry, key };
  });
}

/**
 * Checks that a document is a passport, in each member that the passport's type promises, because the key may also sign
 * other documents. Returns the entry for its status.
 */
function checkShape(document: JsonObject): PassportStatusEntry | undefined {
  const { type: types, '@context': contexts, credentialSubject: subject } = document;
  if (!isListOfTexts(contexts) || contexts[0] !== 'https://www.w3.org/ns/credentials/v2')
    throw notAPassport('it is not a credential of version 2.0');
  if (
    !isListOfTexts(types) ||
    !types.includes('VerifiableCredential') ||
    !types.includes('ProductPassportCredential')
  ) {
    throw notAPassport('its type is another');
  }
  if (!hasTexts(document, 'id', 'validFrom') || !hasTexts(document.issuer, 'id', 'name')) {
    throw notAPassport('its id, issuer or begin of validity is missing');
  }
  if (!isObject(subject) || !hasTexts(subject, 'id', 'passportId', 'level', 'name', 'gtin')) {
    throw notAPassport('its subject is not a product');
  }
  if (!Object.hasOwn(LEVELS, subject.level as string)) throw notAPassport('its level is none');
  if (!isTextOrNull(subject.batchNumber) || !isTextOrNull(subject.serial)) {
    throw notAPassport('its batch or serial number is not a text');
  }
  const facts = subject.attributes;
  const isFact = (fact: unknown) =>
    hasTexts(fact, 'key', 'label', 'value') && isTextOrNull((fact as JsonObject).unit);
  if (!Array.isArray(facts) || !facts.every(isFact)) throw notAPassport('it has no list of facts');
  return readStatusEntry(document);
}

function hasTexts(value: unknown, ...names: string[]): boolean {
  return isObject(value) && names.every((name) => typeof value[name] === 'string');
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

const notAPassport = (why: string) => malformed('credential', why);
