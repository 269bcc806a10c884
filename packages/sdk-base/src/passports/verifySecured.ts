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
 * An issuer that is trusted, with its key as a point.
 *
 * @internal
 */
export type Trusted = { readonly entry: TrustedIssuer; readonly key: Uint8Array<ArrayBuffer> };

/**
 * A document whose proof holds.
 *
 * @internal
 */
export type VerifiedDocument = {
  /** A copy of what was signed, with its proof. */
  readonly document: JsonObject;
  /** Who signed it. */
  readonly signer: TrustedIssuer;
  /** The time of the proof; `null` if it has none. */
  readonly signedAt: string | null;
};

/** Clocks differ. What was signed a moment ago, elsewhere, may be a little ahead of this one. */
const CLOCK_LEEWAY_MS = 60_000;

/**
 * Verifies a secured document: its proof, its issuer and its validity. What kind of document it is, is for the caller
 * to check.
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
  // A copy, so that what is verified and what is returned cannot differ, whatever the value does when it is read.
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
    // The proof brings its key along. Whether it fits comes first, so that a change is told from a stranger.
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

  // The suite allows contexts that were added after signing. The meaning of a document must not change, so they are
  // refused.
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
 * Gives the issuer of a document: its id, or the one of the object.
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
