import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { decodeStrKey } from '../../signing/strKey.ts';
import { fromBase64 } from '../../base64.ts';
import { fromHex } from '../../signing/bytes.ts';
import { evmAddressOf } from '../../signing/evmAddress.ts';
import { textHash, transactionHash } from '../../signing/hashes.ts';
import { signHash } from '../../signing/signHash.ts';
import type { Schema } from '../operations.ts';
import type { Addresses, UserKeys } from './userKeys.ts';

type Signature = Schema<'Signature'>;

const secretOf = (keys: UserKeys, kind: 'evm' | 'stellar') =>
  kind === 'evm' ? keys.evm.secret : keys.stellar.seed;

export const signTransaction = (transaction: Schema<'UnsignedTransaction'>, keys: UserKeys): Signature =>
  signHash(transactionHash(transaction), transaction.kind, secretOf(keys, transaction.kind));

/** Signs a text, with the prefix of ERC-191 on EVM networks and that of SEP-53 on Stellar. */
export const signText = (message: string, kind: 'evm' | 'stellar', keys: UserKeys): Signature =>
  signHash(textHash(message, kind), kind, secretOf(keys, kind));

/** Recovers the address of a signature's key, or returns `undefined` for an invalid signature. */
function signerOf(hash: Uint8Array, { r, s, yParity }: Extract<Signature, { kind: 'evm' }>) {
  const bytes = concatBytes(Uint8Array.of(yParity), fromHex(r), fromHex(s));
  try {
    const signature = secp256k1.Signature.fromBytes(bytes, 'recovered');
    return evmAddressOf(signature.recoverPublicKey(hash).toBytes(false));
  } catch {
    return undefined;
  }
}

function verifyStellar(hash: Uint8Array, signature: string, address: string): boolean {
  const publicKey = decodeStrKey(address);
  if (!publicKey) return false;
  try {
    return ed25519.verify(fromBase64(signature), hash, publicKey);
  } catch {
    return false;
  }
}

/** Whether a transaction is signed with a user's keys. The backend has only their addresses. */
export function isSignedBy(
  transaction: Schema<'UnsignedTransaction'>,
  signature: Signature,
  addresses: Addresses,
): boolean {
  if (transaction.kind !== signature.kind) return false;
  const hash = transactionHash(transaction);
  if (signature.kind === 'evm') return signerOf(hash, signature) === addresses.evm.address;
  const { address } = addresses.stellar;
  return signature.publicKey === address && verifyStellar(hash, signature.signature, address);
}
