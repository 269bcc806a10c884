import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import type { TrustedIssuer } from '../types/TrustedIssuer.ts';
import { canonicalize } from './canonicalize.ts';
import { decodeMultikey } from './multikey.ts';
import { readTime } from './readTime.ts';
import { invalid, isObject, isSignedBy, type JsonObject, readProof } from './verifyProof.ts';
import { malformed } from './malformed.ts';
import type { Secured } from './Secured.ts';

/**
 * A trusted issuer, with its key as a point.
 *
 * @internal
 */
export type Trusted = { readonly entry: TrustedIssuer; readonly key: Uint8Array<ArrayBuffer> };

/**
 * A document with a valid proof.
 *
 * @internal
 */
export type VerifiedDocument = {
  /** A copy of the signed document, with its proof. */
  readonly document: JsonObject;
  /** The signer. */
  readonly signer: TrustedIssuer;
  /** The time of the proof, or `null` if it has none. */
  readonly signedAt: string | null;
};

/** The tolerance for clock differences. A document signed elsewhere a moment ago may seem to come from the future. */
const CLOCK_LEEWAY_MS = 60_000;

/**
 * Verifies a secured document's proof, issuer and validity. The caller has to check the kind of document.
 *
 * @throws {@link CryptoError} of type `ProofInvalid` when anything was changed, or the document is outside its validity
 * @throws {@link CryptoError} of type `IssuerUntrusted` when the issuer or its key isn't trusted
 * @throws {@link SdkError} of type `InvalidArgument` when the value isn't JSON data
 * @internal
 */
export async function verifySecured(
  value: unknown,
  what: Secured,
  trusted: readonly Trusted[],
  now: number,
): Promise<VerifiedDocument> {
  // Copied, so that the verified and the returned data can't differ, even if reading the value has side effects.
  const secured: unknown = JSON.parse(canonicalize(value, what));
  if (!isObject(secured)) throw malformed(what, 'it is not an object');

  const proof = readProof(secured, what);
  const { controller, fragment } = proof.method;
  const ofIssuer = trusted.filter(({ entry }) => entry.issuer === issuerOf(secured));
  const untrusted = () =>
    new CryptoError(
      CryptoErrorType.IssuerUntrusted,
      what === 'credential' ? {} : { details: { argument: what } },
    );

  let signer: Trusted | undefined;
  if (controller.startsWith('did:key:')) {
    // The proof contains its key. The signature is verified first, to distinguish a changed document from an untrusted
    // issuer.
    if (fragment !== controller.slice('did:key:'.length)) throw invalid('malformed', what);
    if (!(await isSignedBy(proof, decodeMultikey(fragment)))) throw invalid('signature', what);
    signer = ofIssuer.find(({ entry }) => entry.publicKeyMultibase === fragment);
    if (!signer) throw untrusted();
  } else {
    if (controller !== issuerOf(secured) || ofIssuer.length === 0) throw untrusted();
    for (const candidate of ofIssuer) {
      if (await isSignedBy(proof, candidate.key)) signer = candidate;
    }
    if (!signer) throw invalid('signature', what);
  }

  // The suite allows contexts added after signing. They're rejected, since they could change the meaning of the
  // document.
  if (canonicalize(secured['@context']) !== canonicalize(proof.unsecured['@context']))
    throw invalid('context', what);
  checkValidity(secured, proof.options, what, now);
  const { created } = proof.options;
  return {
    document: secured,
    signer: signer.entry,
    signedAt: typeof created === 'string' ? created : null,
  };
}

/**
 * Returns the id of a document's issuer, which can be a string or an object.
 *
 * @internal
 */
export function issuerOf({ issuer }: JsonObject): unknown {
  return isObject(issuer) ? issuer.id : issuer;
}

function checkValidity(secured: JsonObject, proofOptions: JsonObject, what: Secured, now: number): void {
  const from = Object.hasOwn(secured, 'validFrom') ? readTime(secured.validFrom) : Number.NEGATIVE_INFINITY;
  const until = Object.hasOwn(secured, 'validUntil')
    ? readTime(secured.validUntil)
    : Number.POSITIVE_INFINITY;
  if (from === null || until === null) throw malformed(what, 'its validity is not a time');
  const created = readTime(proofOptions.created) ?? Number.NEGATIVE_INFINITY;
  const expires = readTime(proofOptions.expires) ?? Number.POSITIVE_INFINITY;
  if (now < from - CLOCK_LEEWAY_MS) throw invalid('not-yet-valid', what);
  if (now < created - CLOCK_LEEWAY_MS) throw invalid('signed-later', what);
  if (now > Math.min(until, expires)) throw invalid('expired', what);
}
