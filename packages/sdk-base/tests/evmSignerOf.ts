import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** The address, in small letters, whose key signed a transaction: recovered from the signature, as networks do. */
export function evmSignerOf(
  serialized: string,
  { r, s, yParity }: { r: string; s: string; yParity: number },
): string {
  const point = secp256k1.Signature.fromHex(r.slice(2) + s.slice(2))
    .addRecoveryBit(yParity)
    .recoverPublicKey(keccak_256(Buffer.from(serialized.slice(2), 'hex')));
  return `0x${Buffer.from(keccak_256(point.toBytes(false).subarray(1)).subarray(12)).toString('hex')}`;
}
