import { canonicalize } from './canonicalize.ts';
import { webCrypto } from './webCrypto.ts';

/**
 * Computes the bytes that an `ecdsa-jcs-2019` proof signs, according to W3C's Data Integrity ECDSA Cryptosuites v1.0,
 * section 3.3: the SHA-256 of the canonical proof options, followed by the SHA-256 of the canonical document.
 *
 * @param unsecured - the document without its proof
 * @param proofOptions - the proof without its value, with the document's `@context`
 * @internal
 */
export async function hashData(unsecured: unknown, proofOptions: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = webCrypto();
  const hash = (value: unknown) => subtle.digest('SHA-256', new TextEncoder().encode(canonicalize(value)));
  const [options, document] = await Promise.all([hash(proofOptions), hash(unsecured)]);
  const data = new Uint8Array(64);
  data.set(new Uint8Array(options));
  data.set(new Uint8Array(document), 32);
  return data;
}

/** P-256 with SHA-256, for both signing and verifying. */
export const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
