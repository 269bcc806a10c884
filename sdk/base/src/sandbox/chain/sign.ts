import { fromHex, fromNumber, toBase64, toHex, utf8, concat } from '../crypto/bytes.ts';
import { secp256k1 } from '../crypto/curves.ts';
import { recoverPoint, signHash } from '../crypto/ecdsa.ts';
import { ed25519Sign } from '../crypto/ed25519.ts';
import { keccak256 } from '../crypto/keccak256.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { Schema } from '../operations.ts';
import { evmAddressOf } from './evmAddress.ts';
import { transactionBytes } from './prepare.ts';
import { stellarHash } from './stellarTransaction.ts';
import type { UserKeys } from './userKeys.ts';

type Signature = Schema<'Signature'>;

function signEvm(hash: Uint8Array, keys: UserKeys): Signature {
  const { r, s, yParity } = signHash(hash, keys.evm.key, secp256k1, true);
  return { kind: 'evm', r: `0x${toHex(fromNumber(r, 32))}`, s: `0x${toHex(fromNumber(s, 32))}`, yParity };
}

const signStellar = (hash: Uint8Array, { stellar }: UserKeys): Signature => ({
  kind: 'stellar',
  publicKey: stellar.address,
  signature: toBase64(ed25519Sign(hash, stellar.seed)),
});

function transactionHash(transaction: Schema<'UnsignedTransaction'>): Uint8Array {
  const bytes = transactionBytes(transaction);
  return transaction.kind === 'evm' ? keccak256(bytes) : stellarHash(bytes, transaction.networkPassphrase);
}

export const signTransaction = (transaction: Schema<'UnsignedTransaction'>, keys: UserKeys): Signature =>
  transaction.kind === 'evm'
    ? signEvm(transactionHash(transaction), keys)
    : signStellar(transactionHash(transaction), keys);

/** Signs a text: with the prefix of ERC-191 on EVM networks, with that of SEP-53 on Stellar. */
export function signText(message: string, kind: 'evm' | 'stellar', keys: UserKeys): Signature {
  const bytes = utf8(message);
  if (kind === 'evm')
    return signEvm(keccak256(concat(utf8(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes)), keys);
  return signStellar(sha256(concat(utf8('Stellar Signed Message:\n'), bytes)), keys);
}

/** Whether a transaction is signed by the keys of a user. */
export function isSignedBy(
  transaction: Schema<'UnsignedTransaction'>,
  signature: Signature,
  keys: UserKeys,
): boolean {
  if (transaction.kind !== signature.kind) return false;
  const hash = transactionHash(transaction);
  if (signature.kind === 'stellar') {
    // Ed25519 has one signature for each key and message, so making it again verifies it.
    const right = signStellar(hash, keys);
    return (
      right.kind === 'stellar' &&
      right.publicKey === signature.publicKey &&
      right.signature === signature.signature
    );
  }
  const { r, s, yParity } = signature;
  const number = (hex: string) => BigInt(`0x${toHex(fromHex(hex))}`);
  const point = recoverPoint(hash, { r: number(r), s: number(s), yParity }, secp256k1);
  return point !== null && evmAddressOf(point) === keys.evm.address;
}
