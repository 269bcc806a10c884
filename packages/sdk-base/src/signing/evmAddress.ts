import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromHex } from './bytes.ts';

/** Puts the checksum of EIP-55 into the letters of an address. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${Array.from(digits, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit)).join('')}`;
}

/** The address of a public key in 65 bytes: a 4, then x and y. */
export const evmAddressOf = (publicKey: Uint8Array): string =>
  checksumAddress(`0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(12))}`);

/** An address in mixed case has a checksum, which has to be right; in one case it has none. */
export function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  return checksumAddress(address) === address;
}

/** An address as the 32 bytes of a contract call's argument. */
export const addressWord = (address: string): Uint8Array => concatBytes(new Uint8Array(12), fromHex(address));
