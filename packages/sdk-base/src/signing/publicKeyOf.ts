import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from '@noble/curves/utils.js';
import { encodeStrKey } from './strKey.ts';
import type { PublicKey } from '../signer/Signer.ts';
import { evmAddressOf } from './evmAddress.ts';

/** Returns the public half of a secp256k1 key, or of the Ed25519 key with the given seed. */
export function publicKeyOf(kind: 'evm' | 'stellar', secret: Uint8Array): PublicKey {
  if (kind === 'stellar') {
    const address = encodeStrKey(ed25519.getPublicKey(secret));
    return { kind, address, publicKey: address };
  }
  return {
    kind,
    address: evmAddressOf(secp256k1.getPublicKey(secret, false)),
    publicKey: `0x${bytesToHex(secp256k1.getPublicKey(secret))}`,
  };
}
