import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { numberToBytesBE } from '@noble/curves/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromHex, toBase64 } from '../bytes.ts';
import type { Schema } from '../operations.ts';
import { evmAddressOf } from './evmAddress.ts';
import { transactionBytes } from './prepare.ts';
import { stellarHash } from './stellarTransaction.ts';
import type { UserKeys } from './userKeys.ts';

type Signature = Schema<'Signature'>;

const word = (value: bigint) => `0x${bytesToHex(numberToBytesBE(value, 32))}`;

function signEvm(hash: Uint8Array, { evm }: UserKeys): Signature {
  const bytes = secp256k1.sign(hash, evm.secret, { prehash: false, format: 'recovered' });
  const { r, s, recovery } = secp256k1.Signature.fromBytes(bytes, 'recovered');
  return { kind: 'evm', r: word(r), s: word(s), yParity: recovery === 1 ? 1 : 0 };
}

const signStellar = (hash: Uint8Array, { stellar }: UserKeys): Signature => ({
  kind: 'stellar',
  publicKey: stellar.address,
  signature: toBase64(ed25519.sign(hash, stellar.seed)),
});

function transactionHash(transaction: Schema<'UnsignedTransaction'>): Uint8Array {
  const bytes = transactionBytes(transaction);
  return transaction.kind === 'evm' ? keccak_256(bytes) : stellarHash(bytes, transaction.networkPassphrase);
}

export const signTransaction = (transaction: Schema<'UnsignedTransaction'>, keys: UserKeys): Signature =>
  transaction.kind === 'evm'
    ? signEvm(transactionHash(transaction), keys)
    : signStellar(transactionHash(transaction), keys);

/** Signs a text: with the prefix of ERC-191 on EVM networks, with that of SEP-53 on Stellar. */
export function signText(message: string, kind: 'evm' | 'stellar', keys: UserKeys): Signature {
  const bytes = utf8ToBytes(message);
  if (kind === 'evm')
    return signEvm(
      keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes)),
      keys,
    );
  return signStellar(sha256(concatBytes(utf8ToBytes('Stellar Signed Message:\n'), bytes)), keys);
}

/** The address whose key made a signature, `undefined` where no key did. */
function signerOf(hash: Uint8Array, { r, s, yParity }: Extract<Signature, { kind: 'evm' }>) {
  const bytes = concatBytes(Uint8Array.of(yParity), fromHex(r), fromHex(s));
  try {
    const signature = secp256k1.Signature.fromBytes(bytes, 'recovered');
    return evmAddressOf(signature.recoverPublicKey(hash).toBytes(false));
  } catch {
    return undefined;
  }
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
  return signerOf(hash, signature) === keys.evm.address;
}
