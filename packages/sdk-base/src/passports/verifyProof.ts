import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { decodeBase58 } from './base58.ts';
import { ecdsa, hashData } from './dataIntegrity.ts';
import { readTime } from './readTime.ts';
import type { Secured } from './Secured.ts';
import { webCrypto } from './webCrypto.ts';

/** A JSON object parsed from canonical text, so without getters or a prototype of its own. */
export type JsonObject = { [name: string]: unknown };

/**
 * A parsed proof, before any signature is verified.
 *
 * @internal
 */
export interface ReadProof {
  /** The proof without its value. */
  readonly options: JsonObject;
  /** The document without its proof, with the contexts that the proof covers. */
  readonly unsecured: JsonObject;
  /** The signature: 64 bytes. */
  readonly signature: Uint8Array<ArrayBuffer>;
  /** The controller and the fragment of the verification method. */
  readonly method: { readonly controller: string; readonly fragment: string };
}

/** Members that never occur in a passport's proof. */
const NOT_VERIFIED = ['previousProof', 'domain', 'challenge'];

/**
 * Splits a secured document into its proof and its content. Throws unless the proof is an `ecdsa-jcs-2019` assertion.
 *
 * @throws {@link CryptoError} of type `ProofInvalid`
 * @internal
 */
export function readProof(secured: JsonObject, what: Secured = 'credential'): ReadProof {
  const { proof, ...unsecured } = secured;
  if (!isObject(proof)) throw invalid('malformed', what);
  const { proofValue, ...options } = proof;
  if (options.type !== 'DataIntegrityProof' || options.cryptosuite !== 'ecdsa-jcs-2019')
    throw invalid('malformed', what);
  if (options.proofPurpose !== 'assertionMethod') throw invalid('malformed', what);
  // Each of these members makes a claim that this function doesn't verify: that other proofs are valid, or that the
  // proof is for a specific recipient.
  if (NOT_VERIFIED.some((member) => Object.hasOwn(options, member))) throw invalid('malformed', what);
  for (const member of ['created', 'expires']) {
    if (Object.hasOwn(options, member) && readTime(options[member]) === null)
      throw invalid('malformed', what);
  }
  if (typeof proofValue !== 'string' || !proofValue.startsWith('z')) throw invalid('malformed', what);
  const signature = decodeBase58(proofValue.slice(1));
  if (signature?.length !== 64) throw invalid('malformed', what);
  const [, controller, fragment] = /^([^#]+)#([^#]+)$/.exec(String(options.verificationMethod)) ?? [];
  if (controller === undefined || fragment === undefined) throw invalid('malformed', what);
  if (Object.hasOwn(options, '@context')) {
    if (!startsWith(unsecured['@context'], options['@context'])) throw invalid('context', what);
    unsecured['@context'] = options['@context'];
  }
  return { options, unsecured, signature, method: { controller, fragment } };
}

/**
 * Whether a proof was signed with a key.
 *
 * @param publicKey - the uncompressed point, 65 bytes
 * @internal
 */
export async function isSignedBy(proof: ReadProof, publicKey: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const subtle = webCrypto();
  const key = await subtle.importKey('raw', publicKey, ecdsa, false, ['verify']);
  return subtle.verify(ecdsa, key, proof.signature, await hashData(proof.unsecured, proof.options));
}

/**
 * Creates the error for an invalid proof.
 *
 * @internal
 */
export function invalid(
  reason: 'malformed' | 'context' | 'signature' | 'expired' | 'not-yet-valid' | 'signed-later',
  what: Secured = 'credential',
): CryptoError {
  const it = what === 'credential' ? 'credential' : 'status list';
  const messages = {
    malformed: `The ${it} has no proof of the kind that a passport has.`,
    context: `The contexts of the ${it} are not those that were signed.`,
    signature: `The signature does not match the ${it}: it was changed, or another key signed it.`,
    expired: `The ${it} is no longer valid.`,
    'not-yet-valid': `The ${it} is not valid yet.`,
    'signed-later': `The proof of the ${it} has a time that is still to come.`,
  };
  const details = what === 'credential' ? { reason } : { reason, argument: what };
  return new CryptoError(CryptoErrorType.ProofInvalid, { message: messages[reason], details });
}

/**
 * Whether a value is a JSON object.
 *
 * @internal
 */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a list of contexts starts with other contexts, in order. A context is an address or an object. */
function startsWith(contexts: unknown, start: unknown): boolean {
  const all = [contexts].flat();
  return [start].flat().every((context, index) => JSON.stringify(context) === JSON.stringify(all[index]));
}
