import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex, numberToBytesBE } from '@noble/curves/utils.js';
import { encodeStrKey } from './strKey.ts';
import type { Signature } from '../signer/Signer.ts';
import { toBase64 } from '../base64.ts';

const word = (value: bigint) => `0x${bytesToHex(numberToBytesBE(value, 32))}`;

/** Signs 32 bytes with a secp256k1 key, with `s` in the lower half, or with the seed of an Ed25519 key. */
export function signHash(hash: Uint8Array, kind: 'evm' | 'stellar', secret: Uint8Array): Signature {
  if (kind === 'stellar') {
    const publicKey = encodeStrKey(ed25519.getPublicKey(secret));
    return { kind, publicKey, signature: toBase64(ed25519.sign(hash, secret)) };
  }
  const bytes = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' });
  const { r, s, recovery } = secp256k1.Signature.fromBytes(bytes, 'recovered');
  return { kind, r: word(r), s: word(s), yParity: recovery === 1 ? 1 : 0 };
}
