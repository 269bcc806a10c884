import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromHex } from './bytes.ts';

/** Applies the EIP-55 checksum to the letters of an address. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${Array.from(digits, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit)).join('')}`;
}

/** Returns the address of a 65-byte public key, which is a 4 followed by x and y. */
export const evmAddressOf = (publicKey: Uint8Array): string =>
  checksumAddress(`0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(12))}`);

/**
 * Whether a text is a valid address. A mixed-case address must have a correct checksum, and a single-case address has
 * none.
 */
export function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  return checksumAddress(address) === address;
}

/** Encodes an address as a 32-byte argument of a contract call. */
export const addressWord = (address: string): Uint8Array => concatBytes(new Uint8Array(12), fromHex(address));
