import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64 } from '../base64.ts';
import { fromHex } from './bytes.ts';

/** The signed parts of an unsigned transaction. */
export type Signable =
  | { kind: 'evm'; serialized: string }
  | { kind: 'stellar'; serialized: string; networkPassphrase: string };

/** Hashes the signed parts of a Stellar transaction: the network, the kind of envelope, and the transaction. */
function stellarHash(envelope: Uint8Array, networkPassphrase: string): Uint8Array {
  // The envelope ends with its empty list of signatures.
  return sha256(
    concatBytes(sha256(utf8ToBytes(networkPassphrase)), envelope.subarray(0, envelope.length - 4)),
  );
}

/** Returns the 32 bytes to sign for a transaction. */
export const transactionHash = (transaction: Signable): Uint8Array =>
  transaction.kind === 'evm'
    ? keccak_256(fromHex(transaction.serialized))
    : stellarHash(fromBase64(transaction.serialized), transaction.networkPassphrase);

/**
 * Returns the 32 bytes to sign for a text, with the prefix of ERC-191 on EVM networks and that of SEP-53 on Stellar.
 */
export function textHash(message: string, kind: 'evm' | 'stellar'): Uint8Array {
  const bytes = utf8ToBytes(message);
  return kind === 'evm'
    ? keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
    : sha256(concatBytes(utf8ToBytes('Stellar Signed Message:\n'), bytes));
}
