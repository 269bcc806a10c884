import { fromNumber, concat, fromHex, toHex, utf8 } from '../crypto/bytes.ts';
import { keccak256 } from '../crypto/keccak256.ts';

/** Puts the checksum of EIP-55 into the letters of an address. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = toHex(keccak256(utf8(digits)));
  return `0x${Array.from(digits, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit)).join('')}`;
}

export const evmAddressOf = ([x, y]: readonly [bigint, bigint]): string =>
  checksumAddress(`0x${toHex(keccak256(concat(fromNumber(x, 32), fromNumber(y, 32))).subarray(12))}`);

/** An address in mixed case has a checksum, which has to be right; in one case it has none. */
export function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  return checksumAddress(address) === address;
}

/** An address as the 32 bytes of a contract call's argument. */
export const addressWord = (address: string): Uint8Array => concat(new Uint8Array(12), fromHex(address));
