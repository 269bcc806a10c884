import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** Recovers the signer's address from a transaction's signature, as networks do. Returns it in lower case. */
export function evmSignerOf(
  serialized: string,
  { r, s, yParity }: { r: string; s: string; yParity: number },
): string {
  const point = secp256k1.Signature.fromHex(r.slice(2) + s.slice(2))
    .addRecoveryBit(yParity)
    .recoverPublicKey(keccak_256(Buffer.from(serialized.slice(2), 'hex')));
  return `0x${Buffer.from(keccak_256(point.toBytes(false).subarray(1)).subarray(12)).toString('hex')}`;
}
