import type { PassportCredential } from '../src/types/PassportCredential.ts';
import { encodeBase58 } from '../src/passports/base58.ts';
import { ecdsa, hashData } from '../src/passports/dataIntegrity.ts';
import { encodeMultikey } from '../src/passports/multikey.ts';
import { webCrypto } from '../src/passports/webCrypto.ts';

/**
 * Returns the Multikey text of a P-256 key.
 *
 * @param key - the key, private or public, as a JSON Web Key
 * @internal
 */
export function multikeyOf(key: JsonWebKey): string {
  return encodeMultikey(fromBase64Url(key.x), fromBase64Url(key.y));
}

/**
 * Signs a passport in place of an issuer, for tests. In an app, Nacre signs a passport with the issuer's key.
 *
 * @param unsigned - the credential without its proof
 * @param key - the issuer's private P-256 key as a JSON Web Key
 * @param created - the time of the proof, as an RFC 3339 time
 * @param verificationMethod - the id of the key; by default, that of the key's own `did:key`
 * @internal
 */
export async function signPassport(
  unsigned: Omit<PassportCredential, 'proof'>,
  key: JsonWebKey,
  created: string,
  verificationMethod = `did:key:${multikeyOf(key)}#${multikeyOf(key)}`,
): Promise<PassportCredential> {
  const options = {
    '@context': unsigned['@context'],
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-jcs-2019',
    created,
    verificationMethod,
    proofPurpose: 'assertionMethod',
  } as const;
  const subtle = webCrypto();
  const { kty, crv, x, y, d } = key;
  const signingKey = await subtle.importKey('jwk', { kty, crv, x, y, d }, ecdsa, false, ['sign']);
  const signature = await subtle.sign(ecdsa, signingKey, await hashData(unsigned, options));
  return { ...unsigned, proof: { ...options, proofValue: `z${encodeBase58(new Uint8Array(signature))}` } };
}

function fromBase64Url(text = ''): Uint8Array {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
}
