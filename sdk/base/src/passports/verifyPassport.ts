import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { PassportCredential } from '../types/PassportCredential.ts';
import type { TrustedIssuer } from '../types/TrustedIssuer.ts';
import type { VerifiedPassport } from '../types/VerifiedPassport.ts';
import type { VerifyPassportOptions } from '../types/VerifyPassportOptions.ts';
import { canonicalize } from './canonicalize.ts';
import { decodeMultikey } from './multikey.ts';
import { readNow } from './readNow.ts';
import { readTime } from './readTime.ts';
import { invalid, isObject, isSignedBy, type JsonObject, readProof } from './verifyProof.ts';

type Trusted = { readonly entry: TrustedIssuer; readonly key: Uint8Array<ArrayBuffer> };

/**
 * Verifies a product passport on its own: its proof, its issuer and its validity.
 *
 * @remarks
 * It makes no request, neither to Nacre nor to the issuer. The proof is an `ecdsa-jcs-2019` Data Integrity proof
 * (P-256, SHA-256, canonical JSON after RFC 8785). Keys come from `trustedIssuers` only: a proof that its own key
 * fits proves nothing of who made it, so a passport by anybody else is an error, never a success.
 *
 * Show the `credential` of the result, which is what was signed. A passport says that the issuer stands by these
 * facts; it does not say that the product in your hand is the one that they are about.
 *
 * @param credential - the passport's credential, as `client.dpp.getCredential` gives it or as parsed JSON
 * @param options - the issuers that you trust, and the time to compare the validity with
 * @returns what was signed, by whom and when
 * @throws {@link CryptoError} of type `ProofInvalid` when anything was changed, or the passport is outside its validity
 * @throws {@link CryptoError} of type `IssuerUntrusted` when the issuer or its key is not in your list
 * @throws {@link CryptoError} of type `InvalidPublicKey` when a key is malformed
 * @throws {@link CryptoError} of type `UnsupportedCurve` when a key is not a P-256 key
 * @throws {@link SdkError} of type `InvalidArgument` when the value is not JSON data or is not a passport
 * @throws {@link SdkError} of type `NotSupported` when the platform has no WebCrypto
 *
 * @example Refuse a passport of somebody whom you do not trust
 * ```ts
 * import { CryptoErrorType, isNacreError, verifyPassport, type PassportCredential } from '@nacre/sdk-base';
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
  // A copy, so that what is verified and what is returned cannot differ, whatever the value does when it is read.
  const secured: unknown = JSON.parse(canonicalize(credential));
  if (!isObject(secured)) throw notAPassport('it is not an object');

  const proof = readProof(secured);
  const { controller, fragment } = proof.method;
  const issuer = isObject(secured.issuer) ? secured.issuer.id : secured.issuer;
  const ofIssuer = trusted.filter(({ entry }) => entry.issuer === issuer);

  let signer: Trusted | undefined;
  if (controller.startsWith('did:key:')) {
    // The proof brings its key along. Whether it fits comes first, so that a change is told from a stranger.
    if (fragment !== controller.slice('did:key:'.length)) throw invalid('malformed');
    if (!(await isSignedBy(proof, decodeMultikey(fragment)))) throw invalid('signature');
    signer = ofIssuer.find(({ entry }) => entry.publicKeyMultibase === fragment);
    if (!signer) throw new CryptoError(CryptoErrorType.IssuerUntrusted);
  } else {
    if (controller !== issuer || ofIssuer.length === 0)
      throw new CryptoError(CryptoErrorType.IssuerUntrusted);
    for (const candidate of ofIssuer) {
      if (await isSignedBy(proof, candidate.key)) signer = candidate;
    }
    if (!signer) throw invalid('signature');
  }

  // The suite allows contexts that were added after signing. A passport's meaning must not change, so they are refused.
  if (canonicalize(secured['@context']) !== canonicalize(proof.unsecured['@context']))
    throw invalid('context');
  checkValidity(secured, proof.options, now);
  checkShape(secured);
  return {
    credential: secured as unknown as PassportCredential,
    issuer: { ...signer.entry },
    signedAt: typeof proof.options.created === 'string' ? proof.options.created : null,
    verifiedAt: new Date(now).toISOString(),
  };
}

function readTrusted(options: VerifyPassportOptions | undefined): Trusted[] {
  const list: unknown = options?.trustedIssuers;
  if (!Array.isArray(list)) throw badList('`trustedIssuers` must be a list.');
  return list.map((entry: TrustedIssuer) => {
    if (!isObject(entry) || typeof entry.issuer !== 'string')
      throw badList('Each trusted issuer needs `issuer`.');
    const key = decodeMultikey(entry.publicKeyMultibase);
    if (
      entry.issuer.startsWith('did:key:') &&
      entry.issuer.slice('did:key:'.length) !== entry.publicKeyMultibase
    ) {
      throw badList('A trusted `did:key` issuer must have the key that it names.');
    }
    return { entry, key };
  });
}

function checkValidity(secured: JsonObject, proofOptions: JsonObject, now: number): void {
  const from = Object.hasOwn(secured, 'validFrom') ? readTime(secured.validFrom) : Number.NEGATIVE_INFINITY;
  const until = Object.hasOwn(secured, 'validUntil')
    ? readTime(secured.validUntil)
    : Number.POSITIVE_INFINITY;
  if (from === null || until === null) throw notAPassport('its validity is not a time');
  const expires = readTime(proofOptions.expires) ?? Number.POSITIVE_INFINITY;
  if (now < from) throw invalid('not-yet-valid');
  if (now > Math.min(until, expires)) throw invalid('expired');
}

/** The key may sign other things than passports, so what is signed has to say that it is one. */
function checkShape(secured: JsonObject): void {
  const types = [secured.type].flat();
  const [context] = [secured['@context']].flat();
  if (context !== 'https://www.w3.org/ns/credentials/v2')
    throw notAPassport('it is not a credential of version 2.0');
  if (!types.includes('VerifiableCredential') || !types.includes('ProductPassportCredential')) {
    throw notAPassport('its type is another');
  }
  if (!hasTexts(secured, 'id', 'validFrom') || !hasTexts(secured.issuer, 'id', 'name')) {
    throw notAPassport('its id, issuer or begin of validity is missing');
  }
  const subject = secured.credentialSubject;
  if (!isObject(subject) || !hasTexts(subject, 'id', 'passportId', 'level', 'name', 'gtin')) {
    throw notAPassport('its subject is not a product');
  }
  const facts = subject.attributes;
  if (!Array.isArray(facts) || !facts.every((fact) => hasTexts(fact, 'key', 'label', 'value'))) {
    throw notAPassport('it has no list of facts');
  }
}

function hasTexts(value: unknown, ...names: string[]): boolean {
  return isObject(value) && names.every((name) => typeof value[name] === 'string');
}

function notAPassport(why: string): SdkError {
  return new SdkError(SdkErrorType.InvalidArgument, {
    message: `The credential is not a product passport: ${why}.`,
    details: { argument: 'credential' },
  });
}

function badList(message: string): SdkError {
  return new SdkError(SdkErrorType.InvalidArgument, { message, details: { argument: 'trustedIssuers' } });
}
